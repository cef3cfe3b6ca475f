import { ArrowRight, Check, Menu, MessageSquare, Moon, Sun, X } from 'lucide-react';

const icons = { chat: MessageSquare, sun: Sun, moon: Moon, menu: Menu, close: X, 'arrow-right': ArrowRight, check: Check };

type IconProps = { name: keyof typeof icons; className?: string };

/** Decorative: what it stands beside says what it means. */
export function Icon({ name, className = 'size-5' }: IconProps) {
  const Outline = icons[name];
  return <Outline className={className} strokeWidth={1.5} aria-hidden="true" />;
}
