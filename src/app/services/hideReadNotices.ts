/** Hides the cookie notice from a reader who has closed it, before the page is hydrated: it would push the page down and then go. */
export function hideReadNotices(): void {
  try {
    // The key and the value that redux-persist writes (src/app/store/persistedStorage.ts).
    if (localStorage.getItem('cookies-read') === 'true') document.documentElement.dataset.cookiesRead = '';
  } catch {
    // A browser that forbids its storage remembers nothing: the notice stays.
  }
}
