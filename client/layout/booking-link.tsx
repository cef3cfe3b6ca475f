import { BookingAnchor, type BookingAnchorProps } from '#client/features/modals/booking-anchor.tsx';
import { type ButtonVariant, buttonLook } from '#client/ui/button.tsx';

type BookingLinkProps = BookingAnchorProps & { variant?: ButtonVariant };

/** A button that opens the scheduling modal; without scripts it leads to the booking page. */
export function BookingLink({ variant, className, ...props }: BookingLinkProps) {
  return <BookingAnchor data-enhanced="" className={buttonLook(variant, className)} {...props} />;
}
