import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectEdition } from '@/api';
import { formatDateTime } from '@/i18n/dates';
import { feeAt } from '@/rules/fee';
import { formatYuan } from '@/rules/formatYuan';
import { selectLocale } from '@/state/localeSlice';
import { useServices } from '@/state/ServicesContext';

interface Channel {
  /** Whether the late fee applies. */
  hasLateFee: boolean;
  /** The visitor has a code for a free visit. */
  hasCode?: boolean;
}

/** The current price of a registration in this channel, as text. */
export function useFeeText({ hasLateFee, hasCode = false }: Channel): string {
  const { formatMessage } = useIntl();
  const locale = useSelector(selectLocale);
  const lateFee = useSelector(selectEdition)?.lateFee;
  const { clock } = useServices();
  if (hasCode) return formatMessage({ id: 'visitor.feeWithCode' });
  if (!lateFee) return formatMessage({ id: 'visitor.feeFree' });
  if (!hasLateFee) return formatMessage({ id: 'visitor.feeFreeByEmail' });
  const values = { price: formatYuan(lateFee.fen, locale), time: formatDateTime(lateFee.from, locale) };
  return formatMessage(feeAt(lateFee, clock.now()) > 0 ? { id: 'visitor.feeDue' } : { id: 'visitor.feeUntil' }, values);
}
