/**
 * Polyfills for the oldest supported browsers. Only those browsers fetch this chunk. `tools/browsers-check.mjs`, which checks
 * the built files, reports which modules are needed here.
 */
import 'core-js/modules/es.array.at';
import 'core-js/modules/es.array.find-last';
import 'core-js/modules/es.array.find-last-index';
import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/es.array.with';
import 'core-js/modules/es.object.has-own';
import 'core-js/modules/es.string.at-alternative';
import 'core-js/modules/es.typed-array.at';
import 'core-js/modules/web.url.can-parse';
import './random-uuid';
