/**
 * What browsers at the old end of the range lack, each where it is missing. Fetched by those browsers alone. The check of the
 * built files (`tools/browsers-check.mjs`) names what belongs here.
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
