// @ts-check
/** A store of IndexedDB for `idb-keyval` that counts as written only what the device has really written. */

/**
 * As idb-keyval's `createStore`, but strict: browsers otherwise report success before the disk has the data.
 * @param {string} name of the database
 * @param {string} store its only store
 * @returns {import("idb-keyval").UseStore}
 */
export function lastingStore(name, store) {
  /** @type {Promise<IDBDatabase> | null} */
  let open = null;
  const forget = () => {
    open = null;
  };
  return async (mode, work) => {
    open ??= opened(name, store, forget);
    open.catch(forget);
    return work((await open).transaction(store, mode, { durability: "strict" }).objectStore(store));
  };
}

/**
 * @param {string} name
 * @param {string} store
 * @param {() => void} onClose called when the browser closes the database, as some do after a while
 * @returns {Promise<IDBDatabase>}
 */
function opened(name, store, onClose) {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onupgradeneeded = () => request.result.createObjectStore(store);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.onclose = onClose;
      resolve(request.result);
    };
  });
}
