type GroupTitleProps = {
  id: string;
  title: string;
  text: string;
  /** Of the sentence. */
  className?: string;
};

/** The title of a group, on the line above it, with a sentence about the group on the page's right half. */
export function GroupTitle({ id, title, text, className = '' }: GroupTitleProps) {
  return (
    <div className="items-end justify-between border-b border-ink pb-4 md:flex">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <p className={`mt-2 text-mute md:w-1/2 ${className}`}>{text}</p>
    </div>
  );
}
