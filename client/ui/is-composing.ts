/**
 * True while an input method composes characters: Enter and Escape then belong to it. Safari marks the last of these keys only by its code.
 */
export function isComposing(press: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return press.isComposing || press.keyCode === 229;
}
