import { SelectBox } from './SelectBox';

interface SelectFieldProps {
  /** Read aloud; the chosen words say enough for eyes. */
  label: string;
  name: string;
  /** The form that it belongs to. */
  form: string;
  value: string;
  options: readonly { value: string; label: string }[];
  className?: string;
}

/** A choice of one among few in a row of tools. Without script the form's button sends the choice. */
export const SelectField = ({ label, ...rest }: SelectFieldProps) => (
  <SelectBox {...rest} aria-label={label} onChange={(event) => event.currentTarget.form?.requestSubmit()} />
);
