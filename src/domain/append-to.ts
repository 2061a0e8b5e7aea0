/**
 * Adds the item to the end of the list that has this key, and returns that list. The first item of a key begins its
 * list.
 */
export function appendTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): Item[] {
  const list = lists.get(key);
  if (!list) {
    const begun = [item];
    lists.set(key, begun);
    return begun;
  }
  list.push(item);
  return list;
}
