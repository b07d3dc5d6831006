/** Setup of every test with a document: matchers of jest-dom and polyfills for jsdom. */
import './renderedComponents';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waits for elements longer than the library's default second, which is too short for the first render of antd on a
// busy machine.
configure({ asyncUtilTimeout: 10_000 });

if (!window.matchMedia) {
  window.matchMedia = (query: string) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      dispatchEvent: () => false,
    }) as MediaQueryList;
}

// jsdom has no modal dialogs either.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom knows no styles of pseudo-elements, which antd's tables ask for.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
