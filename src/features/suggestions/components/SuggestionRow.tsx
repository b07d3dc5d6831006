import { FormattedMessage, useIntl } from 'react-intl';
import type { SuggestionItem } from '@/api';
import { formatShortMeetingTime } from '@/i18n/dates';
import { langOf } from '@/i18n/locales';
import { useLocale } from '@/i18n/useLocale';
import { favouriteHref } from '@/state/favourites';
import { Anchor } from '@/ui/controls/Anchor';
import { FavouriteButton } from '@/ui/controls/FavouriteButton';
import { BoothSign } from '@/ui/display/BoothSign';
import type { Reason, Suggestion } from '../suggest';
import styles from './Suggestions.module.css';

const REASONS = { favourite: 'suggest.becauseSaved', viewed: 'suggest.becauseViewed' } as const;

function ReasonText({ reason }: { reason: Reason }) {
  const locale = useLocale();
  if (reason.kind === 'answer') return <FormattedMessage id="suggest.becauseChosen" values={{ label: reason.label }} />;
  const { name, lang } = reason.item;
  return (
    <FormattedMessage id={REASONS[reason.kind]} values={{ name: <span lang={langOf(lang, locale)}>{name}</span> }} />
  );
}

interface SuggestionRowProps {
  suggestion: Suggestion;
  onAdd: (item: SuggestionItem) => void;
}

/** A suggested exhibitor, product or session: where or when, why, and the heart that adds it to the plan. */
export function SuggestionRow({ suggestion: { item, reason }, onAdd }: SuggestionRowProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { kind, name, lang, booths = [], themeId, from, to, company, room } = item;
  const second = [formatMessage({ id: `suggest.${kind}` }), company ?? room].filter(Boolean).join(' · ');
  return (
    <li className={styles.row}>
      <span className={styles.place}>
        {from && to
          ? formatShortMeetingTime(from, to, locale)
          : booths.slice(0, 2).map((booth) => <BoothSign key={booth} booth={booth} themeId={themeId ?? 1} />)}
      </span>
      <span className={styles.text}>
        <Anchor href={favouriteHref(item, locale)} className={styles.name} lang={langOf(lang, locale)}>
          {name}
        </Anchor>
        <span className={styles.second}>{second}</span>
        <span className={styles.reason}>
          <ReasonText reason={reason} />
        </span>
      </span>
      <FavouriteButton
        isFavourite={false}
        label={formatMessage({ id: 'suggest.add' }, { name })}
        onToggle={() => onAdd(item)}
      />
    </li>
  );
}
