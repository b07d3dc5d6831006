/** Which actions of the store a story contains, with which fields, and how they are dispatched again. */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { StoryFields } from '@/api';
import { deviceDetected, registrationStatusReceived } from '@/state/clientSlice';
import { createFavourite, type FavouriteKind } from '@/state/favourites';
import { networkChanged, type NetworkNotice } from '@/state/noticesSlice';
import {
  admissionNoticeOpened,
  comparedProductToggled,
  cookieNoticeClosed,
  draftRemoved,
  draftSaved,
  favouriteToggled,
  personalDataRemoved,
} from '@/state/persistedSlice';
import { ticketCleared, ticketReceived, ticketRemovedByOtherTab, ticketRestored } from '@/state/ticketSlice';
import type { Device } from '@/lib/device';

interface StoryActionKind {
  /** Fields of the payload; toStory.ts drops those whose values are not allowed. */
  fieldsOf: (payload: never) => Record<string, unknown>;
  /** The action again. Fields that a story lacks have examples. */
  actionOf: (fields: StoryFields, now: string) => UnknownAction;
}

/** In place of texts of content, which a story does not contain. */
const EXAMPLE_NAME = 'Example';
const EXAMPLE_ID = '01HZX3K8Q4N6T2V9B7M5C1D0EF';
/** The ticket of a replayed story; its own is never recorded. */
export const STORY_TICKET = { value: 'story', expiresAt: null };

const textOf = (value: StoryFields[string] | undefined, fallback: string): string =>
  value === undefined ? fallback : String(value);

/** An action without recorded fields. */
const plain = (actionOf: StoryActionKind['actionOf']): StoryActionKind => ({ fieldsOf: () => ({}), actionOf });

/** A draft's key also contains the id of a registration that is being changed. */
const formOf = (key: string): string => key.split(':')[0] ?? '';

/** By type. Actions that are missing here are not part of a story. */
export const storyActions: Readonly<Record<string, StoryActionKind>> = {
  [favouriteToggled.type]: {
    fieldsOf: ({ kind, id }: { kind: string; id: string }) => ({ kind, id }),
    actionOf: ({ kind, id }, now) =>
      favouriteToggled(
        createFavourite(
          {
            kind: textOf(kind, 'exhibitor') as FavouriteKind,
            id: textOf(id, EXAMPLE_ID),
            name: EXAMPLE_NAME,
            lang: 'en',
          },
          now,
        ),
      ),
  },
  [comparedProductToggled.type]: {
    fieldsOf: ({ id }: { id: string }) => ({ id }),
    actionOf: ({ id }) => comparedProductToggled({ id: textOf(id, EXAMPLE_ID), name: EXAMPLE_NAME, lang: 'en' }),
  },
  [draftSaved.type]: {
    fieldsOf: ({ formId, formVersion }: { formId: string; formVersion: number }) => ({
      formId: formOf(formId),
      formVersion,
    }),
    actionOf: ({ formId, formVersion }, now) =>
      draftSaved({
        formId: textOf(formId, 'visitor-en'),
        formVersion: Number(formVersion ?? 1),
        values: {},
        savedAt: now,
        expiresAt: now,
      }),
  },
  [draftRemoved.type]: {
    fieldsOf: (key: string) => ({ formId: formOf(key) }),
    actionOf: ({ formId }) => draftRemoved(textOf(formId, 'visitor-en')),
  },
  [deviceDetected.type]: {
    fieldsOf: ({ device, inWechat }: { device: Device; inWechat: boolean }) => ({ device, inWechat }),
    actionOf: ({ device, inWechat }) =>
      deviceDetected({ device: device === 'mobile' ? 'mobile' : 'desktop', inWechat: inWechat === true }),
  },
  [registrationStatusReceived.type]: {
    fieldsOf: (isRegistered: boolean) => ({ isRegistered }),
    actionOf: ({ isRegistered }) => registrationStatusReceived(isRegistered === true),
  },
  [networkChanged.type]: {
    fieldsOf: (network: NetworkNotice) => ({ network }),
    actionOf: ({ network }) => networkChanged(network === 'offline' || network === 'back' ? network : null),
  },
  [admissionNoticeOpened.type]: plain((_fields, now) => admissionNoticeOpened(now)),
  [cookieNoticeClosed.type]: plain(() => cookieNoticeClosed()),
  [personalDataRemoved.type]: plain(() => personalDataRemoved()),
  [ticketReceived.type]: plain(() => ticketReceived(STORY_TICKET)),
  [ticketRestored.type]: plain(() => ticketRestored(STORY_TICKET)),
  [ticketCleared.type]: plain(() => ticketCleared()),
  [ticketRemovedByOtherTab.type]: plain(() => ticketRemovedByOtherTab()),
};
