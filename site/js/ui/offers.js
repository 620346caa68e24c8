// @ts-check
/**
 * The one way to choose an action in any game: every offer names the things it touches, and choosing things narrows the
 * offers until one is left. Pure functions; they know references, not rules.
 */

/** @typedef {import("../engine/view.d.ts").Offer} Offer */

/** Everything an offer touches, its verb included. @param {Offer} offer */
export function refsOf({ verb, refs }) {
  return [`verb:${verb}`, ...refs];
}

/**
 * Whether an offer touches everything chosen; a thing that is chosen twice must be in it twice.
 * @param {Offer} offer
 * @param {string[]} chosen
 */
export function touches(offer, chosen) {
  const rest = refsOf(offer);
  return chosen.every((ref) => {
    const at = rest.indexOf(ref);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/**
 * The offers that touch everything chosen.
 * @param {Offer[]} offers
 * @param {string[]} chosen
 */
export function matching(offers, chosen) {
  return chosen.length ? offers.filter((offer) => touches(offer, chosen)) : offers;
}

/**
 * The one offer that is left, or null if there are several or none.
 * @param {Offer[]} offers
 * @returns {Offer | null}
 */
export function only(offers) {
  return offers.length === 1 ? offers[0] : null;
}

/** The total cost of an offer, for comparing. @param {Offer} offer */
function price({ cost }) {
  return Object.values(cost).reduce((sum, amount) => sum + amount, 0);
}

/**
 * The things of one sort (such as cells) that offers touch, each with its cheapest offer.
 * @param {Offer[]} offers
 * @param {string} sort
 * @returns {Map<string, Offer>} by name without the sort
 */
export function things(offers, sort) {
  /** @type {Map<string, Offer>} */
  const found = new Map();
  for (const offer of offers) {
    for (const ref of refsOf(offer)) {
      if (!ref.startsWith(`${sort}:`)) continue;
      const name = ref.slice(sort.length + 1);
      const known = found.get(name);
      if (!known || price(known) > price(offer)) found.set(name, offer);
    }
  }
  return found;
}

/**
 * What is chosen after one more thing: added if some offer has it together with the rest, else in place of another of its sort,
 * else alone.
 * @param {Offer[]} offers
 * @param {string[]} chosen
 * @param {string} ref
 */
export function chosenWith(offers, chosen, ref) {
  const added = [...chosen, ref];
  if (matching(offers, added).length) return added;
  if (chosen.includes(ref)) return chosen.toSpliced(chosen.lastIndexOf(ref), 1);
  const sort = ref.split(":")[0];
  const last = chosen.findLastIndex((each) => each.split(":")[0] === sort);
  const instead = last >= 0 ? chosen.with(last, ref) : added;
  return matching(offers, instead).length ? instead : [ref];
}
