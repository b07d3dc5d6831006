import styles from './frame.module.css';

export interface FormFrameProps {
  /** How many fields the form will show. */
  fields: number;
  /** Said to assistive technology while the form loads. */
  label: string;
  /** What a reader without JavaScript can do instead. */
  noscript: string;
}

/** What the server renders in a form's place (Formily leaks there): knows neither Formily nor antd. */
export function FormFrame({ fields, label, noscript }: FormFrameProps) {
  return (
    <div className={styles.frame} aria-busy="true">
      <span className={styles.hidden} role="status">
        {label}
      </span>
      <noscript>
        <p>{noscript}</p>
      </noscript>
      {Array.from({ length: fields }, (_, index) => (
        <div className={styles.field} key={index} aria-hidden="true">
          <div className={styles.label} />
          <div className={styles.control} />
        </div>
      ))}
      <div className={styles.button} aria-hidden="true" />
    </div>
  );
}
