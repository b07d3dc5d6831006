/** Where those come from who use the site: addresses of loopback, so that the limits of an address meet one person, as they do elsewhere. */

/** The address of the number-th visitor who registers, another one for each of fifteen million: 127.1.0.1 and on. */
export const addressOfVisitor = (number) =>
  `127.${1 + (Math.floor(number / 62_500) % 250)}.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;

/** The address from which the at-th request to read or to search comes, one of fifty: 127.0.1.1 and on. */
export const addressOfReader = (at) => `127.0.1.${1 + (at % 50)}`;
