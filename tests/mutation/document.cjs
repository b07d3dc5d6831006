if (typeof document !== 'undefined') require('../support/document.ts');
