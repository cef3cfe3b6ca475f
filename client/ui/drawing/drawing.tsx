import type { Composition } from './compose.ts';

type DrawingProps = {
  drawing: Composition;
  className?: string;
  /** Texts along the dimension lines, in the order of the composition. */
  labels?: readonly string[];
};

/** A decorative drawing: the text beside it says what it shows. */
export function Drawing({ drawing, className = '', labels = [] }: DrawingProps) {
  const { width, height, markup } = drawing;
  const attributes = { className: `drawing ${className}`, viewBox: `0 0 ${width} ${height}`, 'aria-hidden': true };
  // A constant of our own; hundreds of elements would cost each render.
  const inside = { __html: markup };
  // oxlint-disable-next-line react/no-danger -- as above
  if (labels.length === 0) return <svg {...attributes} dangerouslySetInnerHTML={inside} />;
  return (
    <svg {...attributes}>
      {/* oxlint-disable-next-line react/no-danger -- as above */}
      <g dangerouslySetInnerHTML={inside} />
      {labels.map((label, index) => (
        <text key={drawing.labels[index]} transform={drawing.labels[index]} dy="1.35em">
          {label}
        </text>
      ))}
    </svg>
  );
}
