/** The script in the head reads it before anything is painted. */
export const motionKey = 'motion';

const root = () => document.documentElement.classList;

export function isMotionOff(): boolean {
  return root().contains('still');
}

export function switchMotion(isOn: boolean): void {
  root().toggle('still', !isOn);
  try {
    if (isOn) localStorage.removeItem(motionKey);
    else localStorage.setItem(motionKey, 'off');
  } catch {
    // Storage may be forbidden: the choice then lasts as long as the page.
  }
}
