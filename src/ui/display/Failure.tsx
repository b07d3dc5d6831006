interface FailureProps {
  /** Why it failed; null if it has not. */
  text: string | null;
  className?: string;
}

/** Why an action failed, announced at once. */
export const Failure = ({ text, className }: FailureProps) =>
  text !== null && (
    <p role="alert" className={className}>
      {text}
    </p>
  );
