type GroupTitleProps = {
  id: string;
  title: string;
  text: string;
  /** Of the sentence. */
  className?: string;
};

/** The title of a group, in small letters on the line above it, with a sentence about the group on the page's right half. */
export function GroupTitle({ id, title, text, className = '' }: GroupTitleProps) {
  return (
    <div className="flex-wrap justify-between border-b md:flex border-ink pb-4 text-ui">
      <h2 id={id} className="font-semibold text-accent">
        {title}
      </h2>
      <p className={`text-mute md:w-1/2 ${className}`}>{text}</p>
    </div>
  );
}
