import { relative, sep } from 'node:path';

/**
 * Names that the project replaced with standard terms, each with its replacement. `names` is matched against identifiers, `files`
 * against file paths. `except` lists the files where the word is the subject: number words, the words in a pasted table.
 */
const glossary = [
  {
    names: /^(askAhead|readsOfPage|takeEarly|earlyWords|mayFetchAhead)$/,
    files: /\/early\//,
    write: 'preload',
  },
  {
    names: /^(warm|[a-z]*Warm)([A-Z]|$)|^Warm/,
    files: /\/warm-/,
    write: 'prefetch',
    except: /^tools\/bench\//,
  },
  { names: /^meanwhile$/, write: 'fallback', except: /\.(test|spec)\.tsx?$/ },
  {
    names: /^(shelf|.*Shelf)$|^Shelf/,
    files: /(^|[/-])shelf/,
    write: 'backend',
    except: /^apps\/shell-e2e\//,
  },
  {
    names: /^(phoneBox|createBox|Box|closePhoneBox|useKept|PhoneFull)$/,
    write: 'OfflineStore, useOfflineQuery, StorageFull',
  },
  {
    names: /^(pend|lookUntilShown|useLook|Resumption|resumption|holdWrite|heldWrite)$/,
    write: 'enqueue, useOutcomeProbe, PendingWrite',
  },
  {
    names: /^(manners|NoAnswer|callByLetter|observedExchange)$/,
    write: 'requestDefaults, TransportError, callRaw, sendObserved',
  },
  {
    names: /^(Mask|createMask|MaskStage)$/,
    files: /\/mask\.ts$/,
    write: 'BlockingOverlay',
    except: /^libs\/formatting\//,
  },
  {
    names: /^(WordsOf|WordsProvider|loadWords|words|speaker|speakers|sayFailure)$|[a-z]Words(Props)?$/,
    files: /(^|[/-])words\.tsx?$/,
    write: 'messages, catalog, text, label',
    except:
      /^libs\/formatting\/|\/(table|plan)-|pasted-plan|typed-amount|amount-in-words|spoken-amount|typed-words|\.test\.|fixtures\/|^apps\/(sandbox|shell-e2e)\/|^libs\/(lender|contract-suite|open-api)\/|^tools\//,
  },
  { names: /^Heard$/, files: /\/heard\./, write: 'VisuallyHidden' },
  {
    names: /^(Till|Dock|PinnedAction|PinnedRow|pinned)$|[a-z]Pinned$/,
    files: /\/(till|dock|pinned-)/,
    write: 'HeroHeader, BottomBar, PrimaryAction',
  },
  {
    names: /^(Near|useNear|watchNear|drawInTurn|giveUpTurn|OnceOpened)$/,
    files: /\/(near|in-turn|once-opened|later-below)/,
    write: 'LazyListPart, render queue, AfterFirstPaint',
  },
  {
    names: /AtRest$|^atFirstTouch$|^spareTime$/,
    files: /at-rest|first-touch|spare-time/,
    write: 'debounced, idle, first interaction',
    except: /^apps\/shell-e2e\//,
  },
  { names: /^(meetHost|useHost|HostProvider|followHost)$/, files: /\/host\//, write: 'native shell' },
  {
    names: /HandOver|handOver|HandedOver/,
    files: /hand(ed)?-over/,
    write: 'unconfirmedSession',
    except: /^libs\/lender\/src\/(platform\/database|testing)\//,
  },
  {
    names: /^wipePhone$|SharedPhone|PhoneShared|OnPhone$|^onPhone|OnThisPhone|^onThisPhone/,
    files: /\/phone\/|on-phone|wipe-phone|this-phone/,
    write: 'device, local, clearLocalData',
    except: /^libs\/lender\/src\/(platform\/context|modules\/account)\//,
  },
  {
    names: /[lL]edger/,
    files: /ledger/,
    write: 'List or ConsentLog',
    except: /^(apps\/shell-e2e|libs\/(lender|contract-suite|open-api|loan-math)|tools)\//,
  },
  {
    names: /^(chores?|Chores?|Occasion|AskedByAnyone|outsideMoney)$/,
    files: /chore|occasion/,
    write: 'CronJob, RequestContext',
  },
  {
    names: /^(judge[ds]?|weigh(ed|s)?|canary|canaries|miniature|joints?)$/,
    files: /(^|[/-])(judge|weigh|canary|miniature|joints)\b/,
    write: 'check, measure, lint fixture, registration point',
  },
];

/** @returns the replacement for this name, when the glossary has one */
function insteadOf(name, path, kind) {
  const found = glossary.find((entry) => entry[kind]?.test(name) && !entry.except?.test(path));
  return found?.write;
}

/** Identifiers and file names follow the glossary. */
export const glossaryNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { dialect: '"{{name}}" is not a term of this project: write {{write}}.' },
  },
  create(context) {
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const check = (node, name) => {
      const write = insteadOf(name, path, 'names');
      if (write) context.report({ node, messageId: 'dialect', data: { name, write } });
    };
    return {
      Program(node) {
        const write = insteadOf(`/${path}`, path, 'files');
        if (write) context.report({ node, messageId: 'dialect', data: { name: path, write } });
      },
      Identifier: (node) => check(node, node.name),
      JSXIdentifier: (node) => check(node, node.name),
    };
  },
};
