/** The interpretation while it is being said. Read out when it is whole, not word by word. */
export function SpokenText({ text, isWhole }: { text: string; isWhole: boolean }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <div aria-live="polite" aria-busy={!isWhole} className="type-read mx-auto max-w-[66ch] space-y-6">
      {paragraphs.map((paragraph, place) => (
        <p key={`${place}:${paragraph.slice(0, 12)}`}>{paragraph}</p>
      ))}
    </div>
  );
}
