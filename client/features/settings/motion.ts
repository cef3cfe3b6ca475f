import { storeChoice } from '#client/state/browser-storage.ts';

/** The script in the head sets the class `still` before the first paint. */
const root = () => document.documentElement.classList;

export function isMotionOff(): boolean {
  return root().contains('still');
}

export function switchMotion(isOn: boolean): void {
  root().toggle('still', !isOn);
  storeChoice('motion', isOn ? null : 'off');
}
