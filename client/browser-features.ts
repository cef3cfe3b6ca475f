import { loadChatPanel } from './features/chat/load-chat-panel.ts';
import { loadDesk } from './features/desk/load-desk.ts';
import { loadModal } from './features/modals/load-modal.ts';
import { loadSettings } from './features/settings/load-settings.ts';
import { loadWalkthrough } from './features/walkthrough/load-walkthrough.ts';

/**
 * What no page shows before a visitor asks for it or comes near. `live.tsx` hands it to the application, so that the Worker carries no
 * copy.
 */
export const browserFeatures = {
  loadChatPanel,
  loadDesk,
  loadModal,
  loadSettings,
  loadToaster: () => import('./features/toasts/toaster.tsx'),
  loadWalkthrough,
};
