import { issue, type Issue } from '../issue';
import { isEmpty } from './text';

/** Section 5, required: `This is a required field`, in Chinese `请填写{field}` unless the form has words of its own. */
export const required = (value: unknown, id = 'form.required', values?: Issue['values']): Issue | null =>
  isEmpty(value) ? issue(id, values) : null;
