/**
 * The services beside the spreadsheet: Ui, HtmlService, storage, Utilities.
 */
import { NOW, book } from './setup';

describe('Ui', () => {
  it('a sidebar and a dialog are titled pages; a new one replaces the old', () => {
    const { host, app } = book({ files: { 'Sidebar.html': '<p>hello</p>' } });
    const heard: string[] = [];
    host.ui.subscribe((what) => heard.push(what));
    const { HtmlService } = host.services;
    app.getUi().showSidebar(HtmlService.createHtmlOutputFromFile('Sidebar').setTitle('Berger').setWidth(300));
    expect(host.ui.sidebar).toEqual({ title: 'Berger', html: '<p>hello</p>', width: 300 });
    host.files.set('Sidebar', '<p>rebuilt</p>');
    app.getUi().showSidebar(HtmlService.createHtmlOutputFromFile('Sidebar.html'));
    expect(host.ui.sidebar?.html).toBe('<p>rebuilt</p>');
    app.getUi().showModalDialog(HtmlService.createHtmlOutput('<b>'), 'Help');
    expect(host.ui.dialog).toEqual({ title: 'Help', html: '<b>' });
    host.ui.closeSidebar();
    host.ui.closeDialog();
    expect([host.ui.sidebar, host.ui.dialog]).toEqual([undefined, undefined]);
    expect(heard).toEqual(['sidebar', 'sidebar', 'dialog', 'sidebar', 'dialog']);
    expect(() => HtmlService.createHtmlOutputFromFile('Nothing')).toThrow(
      'No HTML file named Nothing was found.',
    );
  });

  it('alerts and prompts get the answers that wait for them', () => {
    const { host, app } = book();
    const ui = app.getUi();
    host.ui.answers.push('YES', { button: 'OK', text: '8' });
    expect(ui.alert('Title', 'Sure?', ui.ButtonSet.YES_NO)).toBe(ui.Button.YES);
    expect(ui.prompt('How many?').getResponseText()).toBe('8');
    expect(ui.alert('Done')).toBe(ui.Button.OK);
    host.ui.ask = () => 'CLOSE';
    expect(ui.alert('Again', ui.ButtonSet.OK_CANCEL)).toBe(ui.Button.CLOSE);
    expect(
      host.ui.questions.map(({ kind, title, prompt, buttons }) => [kind, title, prompt, buttons]),
    ).toEqual([
      ['alert', 'Title', 'Sure?', 'YES_NO'],
      ['prompt', undefined, 'How many?', 'OK'],
      ['alert', undefined, 'Done', 'OK'],
      ['alert', undefined, 'Again', 'OK_CANCEL'],
    ]);
  });

  it('toasts and menus are kept; an add-on menu replaces the old one', () => {
    const { host, app, ss } = book({ addonName: 'Berger' });
    ss.toast('Done', 'Berger', 3);
    expect(host.ui.toasts).toEqual([{ message: 'Done', title: 'Berger', seconds: 3 }]);
    const ui = app.getUi();
    for (const caption of ['One', 'Two']) ui.createAddonMenu().addItem(caption, 'f').addToUi();
    ui.createMenu('Own').addSubMenu(ui.createMenu('Sub').addItem('In', 'g')).addToUi();
    expect(host.ui.menus.map((menu) => [menu.caption, menu.addon, menu.entries.length])).toEqual([
      ['Berger', true, 1],
      ['Own', false, 1],
    ]);
    expect(host.ui.menus[1]?.entries[0]).toMatchObject({ kind: 'menu', menu: { caption: 'Sub' } });
  });
});

describe('storage', () => {
  it('the cache forgets in time, and refuses what is too long', () => {
    let now = NOW;
    const { host } = book({ now: () => now });
    const cache = host.services.CacheService.getDocumentCache();
    cache?.put('a', '1', 60);
    cache?.putAll({ b: '2' });
    expect(cache?.getAll(['a', 'b', 'c'])).toEqual({ a: '1', b: '2' });
    expect(host.services.CacheService.getUserCache().get('a')).toBeNull();
    now += 61_000;
    expect([cache?.get('a'), cache?.get('b')]).toEqual([null, '2']);
    cache?.remove('b');
    expect(cache?.get('b')).toBeNull();
    expect(() => cache?.put('k'.repeat(251), 'v')).toThrow('too large');
    expect(() => cache?.put('k', 'v'.repeat(102_401))).toThrow('too large');
    expect(() => cache?.put('k', 'v', 21_601)).toThrow('expirationInSeconds');
  });

  it('properties are kept per document, script and user', () => {
    const { host } = book();
    const service = host.services.PropertiesService;
    service.getDocumentProperties().setProperties({ a: '1', b: '2' });
    service.getUserProperties().setProperty('a', 'mine');
    expect(service.getDocumentProperties().getProperties()).toEqual({ a: '1', b: '2' });
    expect(service.getUserProperties().getProperty('a')).toBe('mine');
    service.getDocumentProperties().deleteProperty('a').setProperties({ c: '3' }, true);
    expect(service.getDocumentProperties().getKeys()).toEqual(['c']);
    expect(service.getScriptProperties().getProperty('a')).toBeNull();
    expect(() => service.getScriptProperties().setProperty('k', 'v'.repeat(9217))).toThrow('too large');
  });
});

describe('Utilities', () => {
  it('formatDate follows Java’s patterns in the zone that is asked for', () => {
    const { host } = book();
    const { Utilities } = host.services;
    const date = new Date(Date.UTC(2026, 5, 7, 18, 5, 9)) as unknown as GoogleAppsScript.Base.Date;
    expect(Utilities.formatDate(date, 'Etc/UTC', "yyyy-MM-dd'T'HH:mm:ss'Z'")).toBe('2026-06-07T18:05:09Z');
    expect(Utilities.formatDate(date, 'Asia/Tokyo', 'EEE d MMM yy, h:mm a Z')).toBe(
      'Mon 8 Jun 26, 3:05 AM +0900',
    );
    expect(() => Utilities.formatDate('x' as unknown as GoogleAppsScript.Base.Date, 'UTC', 'y')).toThrow(
      'signature',
    );
  });

  it('uuids have their form, sleep does not wait', () => {
    const { host } = book();
    const { Utilities, Logger, Session } = host.services;
    expect(Utilities.getUuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    Utilities.sleep(1000);
    Logger.log('%s and %s', 1, 'two');
    expect(Logger.getLog()).toBe('1 and two');
    expect(Session.getScriptTimeZone()).toBe('Etc/UTC');
  });
});
