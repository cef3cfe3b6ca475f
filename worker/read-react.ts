// Reads React while the encoder that remembers stands in the global's place. Nobody else gets it: what visitors send is not to be kept.
import { PlatformEncoder } from './remembering-text-encoder.ts';
import 'react-dom/server';

Object.assign(globalThis, { TextEncoder: PlatformEncoder });
