// @ts-check
/**
 * The one way to choose an action in any game: every offered action names the things it touches, and choosing
 * things narrows the offers until one is left. Pure functions; they know references, not rules.
 */

/**
 * @typedef {object} Offer
 * @property {string[]} actions what is played, in order
 * @property {string} verb
 * @property {number} cost
 * @property {string[]} refs what it touches, such as cell:a4
 */

/**
 * Everything offered in a view: single actions, and walks of several steps in place of the moves they begin with.
 * @param {any} view
 * @returns {Offer[]}
 */
export function offers(view) {
  /** @type {Offer[]} */
  const walks = Object.values(view.walks ?? {}).map((/** @type {any} */ walk) => ({
    actions: walk.path,
    verb: "walk",
    cost: walk.cost,
    refs: ["verb:walk", walk.ref, `cell:${walk.to}`],
  }));
  const covered = new Set(walks.map((walk) => walk.refs.slice(1).join(" ")));
  /** @type {Offer[]} */
  const single = view.actions.map((/** @type {any} */ action) => ({
    actions: [action.text],
    verb: action.verb,
    cost: action.cost,
    refs: [`verb:${action.verb}`, ...action.refs],
  }));
  return [...single.filter((offer) => !covered.has(offer.refs.slice(1).join(" "))), ...walks];
}

/**
 * The offers that touch everything chosen.
 * @param {Offer[]} offered
 * @param {string[]} chosen
 */
export function matching(offered, chosen) {
  return chosen.length ? offered.filter((offer) => chosen.every((ref) => offer.refs.includes(ref))) : offered;
}

/**
 * The things of one sort, such as cells, that offers touch, each with the cheapest offer.
 * @param {Offer[]} offered
 * @param {string} sort
 * @returns {Map<string, Offer>} by name without the sort
 */
export function things(offered, sort) {
  const found = new Map();
  for (const offer of offered) {
    for (const ref of offer.refs) {
      if (!ref.startsWith(`${sort}:`)) continue;
      const name = ref.slice(sort.length + 1);
      if (!found.has(name) || found.get(name).cost > offer.cost) found.set(name, offer);
    }
  }
  return found;
}

/**
 * The one offer that is left, if only one is.
 * @param {Offer[]} offered
 * @returns {Offer | null}
 */
export function only(offered) {
  return offered.length === 1 ? offered[0] : null;
}
