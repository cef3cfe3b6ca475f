import arrowRight from '#client/icons/arrow-right.svg?outline';
import check from '#client/icons/check.svg?outline';
import menu from '#client/icons/menu.svg?outline';
import chat from '#client/icons/message-square.svg?outline';
import minus from '#client/icons/minus.svg?outline';
import moon from '#client/icons/moon.svg?outline';
import plus from '#client/icons/plus.svg?outline';
import settings from '#client/icons/settings-2.svg?outline';
import sun from '#client/icons/sun.svg?outline';
import close from '#client/icons/x.svg?outline';

const icons = {
  chat,
  sun,
  moon,
  menu,
  settings,
  close,
  'arrow-right': arrowRight,
  check,
  plus,
  minus,
};

/** `name` for the icons that every page loads, `outline` for an icon that few pages need. */
type IconProps = { className?: string } & ({ name: keyof typeof icons } | { outline: string });

/**
 * Decorative: the text beside it says what it means. The outline is one string and not a component of the icon library, whose elements
 * would make the server's render slower.
 */
export function Icon({ className = 'size-5', ...icon }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- a file of the icon set, fixed when the site is built
      dangerouslySetInnerHTML={{ __html: 'name' in icon ? icons[icon.name] : icon.outline }}
    />
  );
}
