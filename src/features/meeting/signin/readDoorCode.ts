/** What a code beside the door says: the address of the sign-in of its meeting. */

const DOOR = /\/meeting\/signin\/([0-9A-HJKMNP-TV-Z]{26})(?:[/?#]|$)/;

/** @returns The id of the meeting; null where the code is another. */
export const readDoorCode = (text: string): string | null => DOOR.exec(text)?.[1] ?? null;
