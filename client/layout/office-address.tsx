import { site } from '#shared/site.ts';

/** Where clients are received. */
export function OfficeAddress() {
  const { street, postalCode, city } = site.office;
  return (
    <address className="not-italic">
      {street}
      <br />
      {postalCode} {city}
    </address>
  );
}
