/** Loopback addresses of the clients, so that limits per address apply to one person, as in reality. */

/** The address of the number-th registering visitor, unique for fifteen million: from 127.1.0.1 on. */
export const addressOfVisitor = (number) =>
  `127.${1 + (Math.floor(number / 62_500) % 250)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** The address of the at-th read or search request, one of fifty: from 127.0.1.1 on. */
export const addressOfClient = (at) => `127.0.1.${1 + (at % 50)}`;
