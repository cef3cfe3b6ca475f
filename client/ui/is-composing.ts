/** While an input method composes, Enter and Escape are its own. Safari says so of the last key by its code alone. */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === 229;
}
