/** The one RTK Query api, as the store holds it. The calls of a tag are put into it by the file of that tag beside this one. */
export { emptyApi as api } from './emptyApi';
