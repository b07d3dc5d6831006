import { useEffect, useRef, useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { boothHref, registrationHref } from '@/features/home/visitAction';
import { useLocale } from '@/i18n/useLocale';
import { paths } from '@/lib/paths';
import { Anchor } from '@/ui/controls/Anchor';
import { Button, buttonClass } from '@/ui/controls/Button';
import { Icon } from '@/ui/controls/Icon';
import type { IconName } from '@/ui/controls/icons';
import { Stack } from '@/ui/layout/Layout';
import { errorTitle } from '../document/resolveHead';
import styles from './ErrorView.module.css';

/** A spur gear with one broken tooth, computed so that the error page needs no image file. */
const TEETH = 22;

const VERTICAL_SCALE = 0.78;

const GEAR_DEPTH = 46;

const round = (value: number): string => value.toFixed(1);

type Point = [number, number];

const pointAt = (radius: number, angle: number): Point => [
  radius * Math.cos(angle),
  radius * Math.sin(angle) * VERTICAL_SCALE,
];

const outline = (points: Point[]): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** A tooth as four points; its flanks narrow outwards. */
const tooth = (middle: number, outer: number): Point[] => {
  const pitch = Math.PI / TEETH;
  return [
    pointAt(200, middle - pitch * 0.62),
    pointAt(outer, middle - pitch * 0.26),
    pointAt(outer, middle + pitch * 0.26),
    pointAt(200, middle + pitch * 0.62),
  ];
};

const BROKEN_TOOTH = 8;

const angleOf = (index: number): number => (index * 2 * Math.PI) / TEETH - 0.35;

function holePath(x: number, y: number, radius: number): string {
  const ry = radius * VERTICAL_SCALE;
  return `M${round(x - radius)} ${round(y)}a${radius} ${round(ry)} 0 1 0 ${2 * radius} 0a${radius} ${round(ry)} 0 1 0 ${-2 * radius} 0Z`;
}

const holes = [
  [0, 0, 56] as const,
  ...Array.from({ length: 5 }, (_, i) => [...pointAt(122, i * 1.2566 + 0.5), 34] as const),
];

const teeth = Array.from({ length: TEETH }, (_, index) =>
  index === BROKEN_TOOTH ? [] : tooth(angleOf(index), 240),
).flat();

const gear = {
  face: outline(teeth) + holes.map(([x, y, radius]) => holePath(x, y, radius)).join(''),
  brokenFace: outline(tooth(angleOf(BROKEN_TOOTH), 240)),
  depth: GEAR_DEPTH,
};

/** Depths of the layers below the face, lowest first, close enough to look like a solid side. */
const layers = (depth: number): number[] =>
  Array.from({ length: Math.ceil(depth / 2) }, (_, index) => depth - index * 2);

/** Decoration of an error page. */
const BrokenGear = ({ className }: { className?: string }) => (
  <svg
    className={className}
    viewBox="-375 -310 750 620"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <path id="gear-face" d={gear.face} fillRule="evenodd" />
      <path id="gear-tooth" d={gear.brokenFace} />
      <linearGradient id="gear-wall">
        <stop stopColor="#94a3b1" />
        <stop offset="1" stopColor="#6d7f8f" />
      </linearGradient>
    </defs>
    <rect x="-2000" y="-2000" width="4000" height="4000" fill="var(--ink)" />
    <g fill="none" stroke="var(--on-dark-hairline)">
      {[280, 320, 365, 415, 470].map((radius, index) => (
        <ellipse key={radius} rx={radius} ry={radius * 0.78} strokeDasharray={index % 2 ? '2 7' : undefined} />
      ))}
    </g>
    <g transform="translate(0 -24)">
      {layers(gear.depth).map((drop) => (
        <use key={drop} href="#gear-face" y={drop} fill="url(#gear-wall)" />
      ))}
      <use href="#gear-face" fill="#b1bec9" stroke="#e3e9ee" />
      <ellipse rx="178" ry="139" fill="none" stroke="#7b8c9b" />
      <g transform="translate(-26 44)">
        {layers(40).map((drop) => (
          <use key={drop} href="#gear-tooth" y={drop} fill="var(--accent)" />
        ))}
        <use href="#gear-tooth" fill="#f0596b" stroke="#ffb3bc" />
      </g>
    </g>
  </svg>
);

const SECONDS_TO_HOME = 10;

/** The part of the timers service that a countdown needs. */
interface CountdownTimers {
  every(milliseconds: number, run: () => void): () => void;
}

/**
 * Counts seconds down to zero. Any key, pointer press or `stop` ends it; it never starts from `null`.
 * @returns The seconds left; `null` once stopped.
 */
function useCountdown(from: number | null, timers: CountdownTimers, onZero: () => void) {
  const [left, setLeft] = useState<number | null>(from);
  const onZeroRef = useRef(onZero);
  useEffect(() => {
    onZeroRef.current = onZero;
  });
  const isRunning = left !== null && left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const stop = () => setLeft(null);
    const cancel = timers.every(1000, () => setLeft((seconds) => (seconds === null ? null : Math.max(0, seconds - 1))));
    const events = ['keydown', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, stop);
    return () => {
      cancel();
      for (const event of events) window.removeEventListener(event, stop);
    };
  }, [isRunning, timers]);
  useEffect(() => {
    if (left === 0) onZeroRef.current();
  }, [left]);
  return { left, stop: () => setLeft(null) };
}

export interface ErrorViewProps {
  /** HTTP status. */
  status: number;
  /** The server's message, shown for errors other than 404 and 500. */
  message?: string;
  /** The server's Retry-After, in seconds. */
  retryAfter?: number | null;
  timers: CountdownTimers;
  onHome: () => void;
  onBack?: () => void;
  /** Where to retry after a network or server failure. */
  retryHref?: string;
}

/**
 * An unknown URL may be meant for any language, so the 404 page shows English and Chinese in addition to the user's
 * language.
 */
const NOT_FOUND = [
  { lang: 'zh-CN', locales: ['zh-cn', 'zh-tw'], title: '页面不存在', text: '网址可能已变更或输入有误。' },
  {
    lang: 'en',
    locales: ['en'],
    title: 'This page could not be found',
    text: 'The address may have changed, or there’s a typo in it.',
  },
];

/** Used when the server sends no Retry-After. */
const DEFAULT_RETRY_AFTER_S = 60;

type ErrorDescriptionProps = Pick<ErrorViewProps, 'status' | 'message' | 'retryAfter'>;

function ErrorDescription({ status, message, retryAfter }: ErrorDescriptionProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const translations = status === 404 ? NOT_FOUND.filter(({ locales }) => !locales.includes(locale)) : [];
  const description = () => {
    if (status === 429)
      return formatMessage({ id: 'error.tooManyText' }, { seconds: retryAfter ?? DEFAULT_RETRY_AFTER_S });
    if (status === 404) return formatMessage({ id: 'error.notFoundText' });
    return status < 500 && message ? message : formatMessage({ id: 'error.networkText' });
  };
  return (
    <>
      <h1 className={styles.title}>{formatMessage(errorTitle(status))}</h1>
      {translations.map(({ lang, title }) => (
        <p key={lang} lang={lang} className={styles.second}>
          {title}
        </p>
      ))}
      <p className={styles.text}>{description()}</p>
      {translations.map(({ lang, text }) => (
        <p key={lang} lang={lang} className={styles.text}>
          {text}
        </p>
      ))}
    </>
  );
}

/** Error pages (404, 500 and others): what happened, the link home with its countdown, and other links. */
export function ErrorView({ status, message, retryAfter, timers, onHome, onBack, retryHref }: ErrorViewProps) {
  const locale = useLocale();
  const { formatMessage } = useIntl();
  const { left, stop } = useCountdown(status === 429 ? null : SECONDS_TO_HOME, timers, onHome);
  const links: { icon: IconName; text: MessageDescriptor; href: string }[] = [
    { icon: 'ticket', text: { id: 'error.preRegistration' }, href: registrationHref(locale) },
    { icon: 'booth', text: { id: 'shell.boothReservation' }, href: boothHref(locale) },
    { icon: 'alert', text: { id: 'footer.problem' }, href: paths.problemReport.href({ lang: locale }) },
  ];
  return (
    <div className={styles.error}>
      <BrokenGear className={styles.picture} />
      <div className={styles.body}>
        <p className={styles.status}>{status}</p>
        <ErrorDescription status={status} message={message} retryAfter={retryAfter} />
        <Stack inRow gap={3} className={styles.actions}>
          <Anchor href={paths.home.href({ lang: locale })} className={buttonClass('main', 'large', styles.home)}>
            <span className={styles.homeName}>{formatMessage({ id: 'error.home' })}</span>
            {left !== null && (
              <span className={styles.seconds} role="timer" aria-live="off">
                {formatMessage({ id: 'error.seconds' }, { seconds: left })}
              </span>
            )}
          </Anchor>
          {left !== null && (
            <Button variant="quiet" className={styles.stay} onClick={stop}>
              {formatMessage({ id: 'error.stay' })}
            </Button>
          )}
        </Stack>
        <p className={styles.hint} role="status">
          {left !== null && formatMessage({ id: 'error.stayHint' })}
        </p>
        <nav aria-label={formatMessage({ id: 'error.links' })}>
          <ul className={styles.ways}>
            {retryHref && (status >= 500 || status === 429) && (
              <li>
                {/* A full page load, because a client-side navigation may be what is broken. */}
                <a href={retryHref} className={styles.way}>
                  <Icon name="arrow-right" />
                  {formatMessage({ id: 'ui.retry' })}
                </a>
              </li>
            )}
            {onBack && (
              <li>
                <button type="button" className={styles.way} onClick={onBack}>
                  <Icon name="arrow-left" />
                  {formatMessage({ id: 'error.back' })}
                </button>
              </li>
            )}
            {links.map(({ icon, text, href }) => (
              <li key={href}>
                <Anchor href={href} className={styles.way}>
                  <Icon name={icon} />
                  {formatMessage(text)}
                  <Icon name="arrow-right" className={styles.arrow} />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
