// Connects React with the Fast Refresh runtime of the application. The plugin's own entry does so once per page, in the
// start script, whose modules are separate.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
