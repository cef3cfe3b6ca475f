type PortraitProps = { name: string; src?: string; className: string };

/** A person's picture, or their initials. Their name stands beside it. */
export function Portrait({ name, src, className }: PortraitProps) {
  const look = `aspect-4/5 border border-line bg-card ${className}`;
  if (src) return <img src={src} alt="" width="640" height="800" loading="lazy" className={`object-cover ${look}`} />;
  const [first = '', ...others] = name.split(' ');
  return (
    <div aria-hidden="true" className={`grid place-items-center font-semibold text-mute ${look}`}>
      {first.charAt(0)}
      {others.at(-1)?.charAt(0)}
    </div>
  );
}
