import type { ChatMessage } from '#client/state/chat.ts';

export function newMessage(message: Omit<ChatMessage, 'id' | 'timestamp'>): ChatMessage {
  return { id: crypto.randomUUID(), timestamp: new Date().toISOString(), ...message };
}
