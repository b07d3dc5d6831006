import { DatePicker as FormilyDatePicker } from '@formily/antd/esm/date-picker';
import { accessible } from '../accessible';
import { rangeOf } from './range';

/** A day, week, month or year; typed, or picked from a calendar. */
export const DatePicker = accessible(FormilyDatePicker as never);

/** Two days. */
export const RangePicker = rangeOf(FormilyDatePicker.RangePicker as never);
