import { parse } from 'valibot';
import { userMenu as userMenuCall } from '../contract';
import { userMenu } from '../fixtures/user-menu';
import { entriesOf, openEntries } from './menu';

const item = (linkUrl: string | undefined) => ({
  key: 'some',
  title: 'Some',
  subtitle: undefined,
  value: undefined,
  iconUrl: undefined,
  linkUrl,
  redPoint: undefined,
});

describe('the menu of the personal centre', () => {
  const { list } = parse(userMenuCall.data, userMenu);
  const always = () => true;

  it('contains the entries with a screen in this app and omits the others', () => {
    const hasScreen = (path: string) => path === '/cards' || path === '/activity';
    expect(openEntries(list, hasScreen).map(({ key, path }) => [key, path])).toEqual([
      ['bank', '/cards'],
      ['payments', '/activity'],
    ]);
  });

  it('groups help and tools, and puts unknown entries into the account group', () => {
    const entries = openEntries([...list, { ...item('/orders'), key: 'brand new' }], always);
    const keysOf = (group: 'account' | 'tools' | 'help') => entriesOf(group, entries).map(({ key }) => key);
    expect(keysOf('account')).toEqual(['certification', 'bank', 'payments', 'brand new']);
    expect(keysOf('help')).toEqual(['complaint', 'customerService']);
    expect(keysOf('tools')).toEqual([]);
  });

  it('keeps a filter of the app in the path', () => {
    expect(openEntries([item('/orders?_tab=repaying')], always).map(({ path }) => path)).toEqual([
      '/orders?_tab=repaying',
    ]);
  });

  it.each([
    undefined,
    '',
    'https://elsewhere.example/orders',
    '//elsewhere.example',
    'javascript:alert(1)',
    '/nowhere',
  ])('omits an entry that links to %s', (linkUrl) => {
    expect(openEntries([item(linkUrl)], always)).toEqual([]);
  });
});
