import { TimePicker as FormilyTimePicker } from '@formily/antd/esm/time-picker';
import { accessible } from '../accessible';
import { rangeOf } from './range';

/** A time of day; typed, or picked from a list. */
export const TimePicker = accessible(FormilyTimePicker as never);

/** Two times of day. */
export const RangePicker = rangeOf(FormilyTimePicker.RangePicker as never);
