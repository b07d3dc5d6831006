import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { Edition } from '@/api/types';
import { useSendCode } from '@/features/captcha/useSendCode';
import { FindMine, type FindFailure } from '@/features/visitor/components/FindMine';
import { returnMessages, wayMessages } from '@/features/visitor/messages';
import { mineMessages } from '@/features/visitor/mine/messages';
import { useOpenMine } from '@/features/visitor/useOpenMine';
import { ways } from '@/features/visitor/ways';
import { paths } from '@/lib/paths';
import type { Locale } from '@/rules/locales';
import { Anchor } from '@/ui/Anchor';
import { buttonClass } from '@/ui/Button';
import { LinkTabs } from '@/ui/LinkTabs';
import styles from './My.module.css';
import { SendLink } from './SendLink';

interface FindOwnProps {
  lang: Locale;
  contact: 'email' | 'mobile';
  edition: Edition;
}

/** By mobile number for who registered in Chinese, by e-mail for who registered from abroad. */
export function FindOwn({ lang, contact, edition }: FindOwnProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { sendCode, solve, codeWait, captcha } = useSendCode('find');
  const [hasLink, setHasLink] = useState(false);
  const open = useOpenMine(contact, solve);
  const here = paths.my.href({ lang });
  const onOpen = async (to: string, code: string): Promise<FindFailure | void> => {
    const opened = await open(to, code);
    if ('failure' in opened) return opened.failure;
    if (!opened.found.registration) return { isAbsent: true };
    await navigate(here);
  };
  const { phone, email } = edition.contacts;
  return (
    <>
      <noscript>
        <p className={styles.tabs}>{formatMessage(wayMessages.noscriptPhone, { phone, email })}</p>
      </noscript>
      <div className={styles.tabs}>
        <LinkTabs
          label={formatMessage(mineMessages.by)}
          tabs={(['mobile', 'email'] as const).map((one) => ({
            href: `${here}?by=${one}`,
            name: formatMessage(one === 'mobile' ? mineMessages.byMobile : mineMessages.byEmail),
            isCurrent: one === contact,
          }))}
        />
      </div>
      {hasLink ? (
        <SendLink lang={lang} solve={solve} onBack={() => setHasLink(false)} />
      ) : (
        <FindMine
          locale={lang}
          contact={contact}
          onSendCode={sendCode}
          codeWait={codeWait}
          onOpen={onOpen}
          actions={
            <>
              {contact === 'email' && (
                <button type="button" className={buttonClass('text')} onClick={() => setHasLink(true)}>
                  {formatMessage(mineMessages.linkInstead)}
                </button>
              )}
              <Anchor href={ways[contact === 'email' ? 'en' : 'zh'].hrefs(lang).start} className={buttonClass('text')}>
                {formatMessage(returnMessages.findRegister)}
              </Anchor>
            </>
          }
        />
      )}
      {captcha}
    </>
  );
}
