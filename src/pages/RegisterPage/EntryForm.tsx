import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Edition } from '@/api/types';
import { useSendCode } from '@/features/captcha/useSendCode';
import { EarlierBadges } from '@/features/visitor/components/EarlierBadges';
import { FindMine } from '@/features/visitor/components/FindMine';
import { Way } from '@/features/visitor/components/Way';
import { wayMessages } from '@/features/visitor/messages';
import { useFeeText } from '@/features/visitor/useFee';
import { useInvited } from '@/features/visitor/useInvited';
import { ways } from '@/features/visitor/ways';
import { AbroadHint } from '@/features/visitor/zh/AbroadHint';
import { entryMessages } from '@/features/visitor/zh/messages';
import { useEntry } from '@/features/visitor/zh/useEntry';
import { LightField } from '@/forms/LightField';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { useServices } from '@/state/ServicesContext';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { useBegin } from './useBegin';

interface EntryFormProps {
  lang: Locale;
  edition: Edition;
  /** Another number for a registration that is there. */
  moves: boolean;
  /** The token of an invitation's link. */
  invited: string | null;
}

const words = { submit: entryMessages.begin, submitting: entryMessages.beginning };

/** Number, code and, for who has one, a code for a free visit. */
export function EntryForm({ lang, edition, moves, invited }: EntryFormProps) {
  const { formatMessage } = useIntl();
  const fee = useFeeText({ pays: true });
  const { entry, keep } = useEntry(useServices().clock);
  const { mobile } = useInvited(moves ? null : invited, ways.zh);
  const { sendCode, solve, codeWait, captcha } = useSendCode('registration');
  const [redeemCode, setRedeemCode] = useState('');
  const [redeemError, setRedeemError] = useState<string | undefined>();
  const redeemInput = useRef<HTMLInputElement | null>(null);
  const begin = useBegin({ lang, moves, solve, keep });
  const onOpen = async (mobile: string, code: string) => {
    setRedeemError(undefined);
    const ended = await begin(mobile, code, redeemCode);
    if (!ended || !('redeem' in ended)) return ended;
    setRedeemError(ended.redeem);
    redeemInput.current?.focus();
    return undefined;
  };
  const [first, last] = [edition.contacts.phone, edition.contacts.email];
  return (
    <Way
      way="zh"
      step="proof"
      title={formatMessage(moves ? entryMessages.moveTitle : entryMessages.title)}
      intro={formatMessage(moves ? entryMessages.moveIntro : entryMessages.intro)}
      price={moves ? undefined : fee}
    >
      <noscript>
        <p style={{ marginBottom: 'var(--space-5)' }}>
          {formatMessage(wayMessages.noscriptPhone, { phone: first, email: last })}
        </p>
      </noscript>
      {lang !== 'zh-cn' && !moves && <AbroadHint href={paths.registration.href({ lang })} />}
      {!moves && <EarlierBadges />}
      <FindMine
        key={entry?.mobile ?? mobile ?? ''}
        locale={lang}
        contact="mobile"
        initialContact={moves ? '' : (entry?.mobile ?? mobile)}
        onSendCode={sendCode}
        codeWait={codeWait}
        onOpen={onOpen}
        words={words}
        actions={
          lang === 'zh-cn' &&
          !moves && (
            <Anchor href={paths.registration.href({ lang })} className={buttonClass('text')}>
              {formatMessage(entryMessages.abroad)}
            </Anchor>
          )
        }
      >
        {!moves && (
          <LightField
            label={formatMessage(entryMessages.redeem)}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={16}
            value={redeemCode}
            onChange={setRedeemCode}
            error={redeemError}
            inputRef={(input) => void (redeemInput.current = input)}
          />
        )}
      </FindMine>
      {captcha}
    </Way>
  );
}
