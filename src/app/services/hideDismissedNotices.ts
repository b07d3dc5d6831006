/** Hides the cookie notice before hydration if the user has closed it, so that the page does not shift. */
export function hideDismissedNotices(): void {
  try {
    // The key and value that redux-persist writes (src/app/store/persistedStorage.ts).
    if (localStorage.getItem('cookies-read') === 'true') document.documentElement.dataset.cookiesRead = '';
  } catch {
    // A browser that forbids its storage has no flag: the notice stays.
  }
}
