import { observer } from '@formily/react';
import { localise } from '@/rules/locales';
import { useFormKit } from '../kit';
import { useControl } from '../useControl';
import styles from './controls.module.css';

/** The sentence with its [bracketed] part as a link; it opens a new tab, so that the form is not lost. */
function withLink(text: string, href: string) {
  const [, before = text, link = '', after = ''] = /^(.*?)\[(.+?)\](.*)$/s.exec(text) ?? [];
  return (
    <>
      {before}
      {link === '' ? null : (
        <a href={href} target="_blank" rel="noopener">
          {link}
        </a>
      )}
      {after}
    </>
  );
}

/** A consent checkbox; never preselected. */
export const Consent = observer(
  ({ value, onChange, disabled }: { value?: boolean; onChange?: (value: boolean) => void; disabled?: boolean }) => {
    const { schema, id, name, aria } = useControl();
    const { locale, privacyHref } = useFormKit();
    const text = localise(schema['x-component-props']?.text ?? schema.title, locale);
    return (
      <label className={styles.consent} htmlFor={id}>
        <input
          className={styles.box}
          type="checkbox"
          id={id}
          name={name}
          checked={value === true}
          disabled={disabled}
          onChange={({ target }) => onChange?.(target.checked)}
          {...aria}
        />
        <span className={styles.consentText}>{withLink(text, privacyHref)}</span>
      </label>
    );
  },
);
