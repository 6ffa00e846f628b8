/**
 * What `docs/formats.md` shows: its tables of numbers and its pictures, made from the built functions themselves.
 * `node tools/pictures.js` writes them, `--check` only says whether they are up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/** @typedef {(string | number)[][]} Table */
/** @typedef {(name: string, ...args: (string | number)[]) => Table} Call */
/** White, Black. @typedef {readonly [number, number]} Game */

export const PAGE = 'docs/formats.md';
const PLAYERS = 6;

/** The built functions by name. @param {string} code `dist/Code.js` @returns {Call} */
export function functionsOf(code) {
  const context = createContext({});
  runInContext(code, context);
  return (name, ...args) => runInContext(name, context)(...args);
}

/** The games of each round, as the function writes them. @param {Table} table @returns {Game[][]} */
function gamesOf(table) {
  return table.slice(1).map((row) =>
    row.slice(1).map((cell) => {
      const [white, black] = String(cell).split('-').map(Number);
      if (!white || !black) throw new Error(`${cell} is no game`);
      return [white, black];
    }),
  );
}

// The filling method

/** In which of the three steps a number is written, and the number. @typedef {{ step: number, no: number }} Filled */

/**
 * A table filled in by hand, for an even number of players: the last number down the first board, then the others row by
 * row from the top, then the rest from the bottom back. @param {number} n @returns {[Filled, Filled][][]}
 */
export function filled(n) {
  let next = 0;
  const count = () => (next++ % (n - 1)) + 1;
  const rounds = Array.from({ length: n - 1 }, (_, i) => i + 1);
  const boards = Array.from({ length: n / 2 }, (_, i) => i + 1);
  const rows = rounds.map((round) =>
    boards.map((board) => {
      const other = { step: 2, no: count() };
      if (board > 1) return [other, { step: 3, no: 0 }];
      const last = { step: 1, no: n };
      return round % 2 === 1 ? [other, last] : [last, other];
    }),
  );
  next = 0;
  for (const row of [...rows].reverse())
    for (const [, black] of [...row].reverse()) if (black?.no === 0) black.no = count();
  return /** @type {[Filled, Filled][][]} */ (rows);
}

/** @param {unknown} made @param {unknown} right @param {string} what */
function mustBe(made, right, what) {
  if (JSON.stringify(made) !== JSON.stringify(right))
    throw new Error(`${what} does not give what the functions give`);
}

const ACCENT = '#0b6e5f';
const INK = '#24292f';
const QUIET = '#666e78';
const LINE = '#dfe3e8';

/** @param {number} width @param {number} height @param {string} title @param {string} about @param {string[]} parts */
function svg(width, height, title, about, parts) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title about" font-family="system-ui, sans-serif" font-size="15">
<title id="title">${title}</title>
<desc id="about">${about}</desc>
<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>
${parts.join('\n')}
</svg>
`;
}

/** @param {number} x @param {number} y @param {string | number} words @param {string} [more] */
const text = (x, y, words, more = `fill="${INK}"`) =>
  `<text x="${x}" y="${y}" text-anchor="middle" ${more}>${words}</text>`;

const NEW = `fill="${ACCENT}" font-weight="700"`;
const OLD = `fill="${QUIET}"`;

/** @param {Call} call */
export function fillingPicture(call) {
  const n = PLAYERS;
  const rows = filled(n);
  mustBe(
    rows.map((row) => row.map(([white, black]) => [white.no, black.no])),
    gamesOf(call('ROUNDROBIN', n)),
    'the filling method',
  );
  const steps = [
    `1. The ${n}: Black, White in turn`,
    `2. Rightwards, down: 1 to ${n - 1}`,
    `3. From the end back: 1 to ${n - 1}`,
  ];
  const [left, top, cell, line] = [46, 76, 58, 30];
  const boards = n / 2;
  const panel = left + boards * cell + 26;
  /** @type {string[]} */
  const parts = [];
  steps.forEach((caption, index) => {
    const step = index + 1;
    const x = index * panel;
    parts.push(
      text(
        x + left - 14 + (boards * cell) / 2,
        28,
        caption,
        `fill="${INK}" font-weight="600" font-size="13"`,
      ),
    );
    for (let board = 0; board < boards; board++)
      parts.push(text(x + left + board * cell + cell / 2, 54, `Board ${board + 1}`, `${OLD} font-size="11"`));
    rows.forEach((row, r) => {
      const y = top + r * line + 4;
      parts.push(text(x + left - 16, y, r + 1, `${OLD} font-size="12"`));
      row.forEach((game, board) => {
        const middle = x + left + board * cell + cell / 2;
        parts.push(
          `<rect x="${middle - cell / 2 + 2}" y="${y - 19}" width="${cell - 4}" height="${line - 4}" rx="4" fill="none" stroke="${LINE}"/>`,
        );
        parts.push(text(middle, y, '–', OLD));
        game.forEach((one, side) => {
          if (one.step > step) return;
          parts.push(text(middle + (side === 0 ? -15 : 15), y, one.no, one.step === step ? NEW : OLD));
        });
      });
    });
  });
  return svg(
    panel * 3 + 4,
    top + (n - 1) * line + 4,
    `Filling in the table of ${n}`,
    `Three steps: the number ${n} on board 1, the numbers 1 to ${n - 1} row by row, then again from the last board of the last round backwards. The result is the Berger table.`,
    parts,
  );
}

// The circle method

/**
 * Upper and lower row of each round: player 1 stays, the others move on by one place.
 * @param {number} n @returns {{ upper: number[], lower: number[] }[]}
 */
export function circled(n) {
  let upper = Array.from({ length: n / 2 }, (_, i) => i + 1);
  let lower = Array.from({ length: n / 2 }, (_, i) => n - i);
  return Array.from({ length: n - 1 }, () => {
    const now = { upper, lower };
    const [first = 1, ...others] = upper;
    const [down = first, ...rest] = [others[others.length - 1]];
    const [back = 0, ...left] = lower;
    upper = n === 2 ? upper : [first, back, ...others.slice(0, -1)];
    lower = n === 2 ? lower : [...left, down, ...rest];
    return now;
  });
}

/** @param {Call} call */
export function circlePicture(call) {
  const n = PLAYERS;
  const rounds = circled(n);
  const games = gamesOf(call('ROUNDROBIN', n, 1, 'circle'));
  /** @param {readonly number[]} pair */
  const sorted = (pair) => [...pair].sort((a, b) => a - b);
  mustBe(
    rounds.map(({ upper, lower }) => upper.map((no, i) => sorted([no, lower[i] ?? 0]))),
    games.map((round) => round.map(sorted)),
    'the circle method',
  );
  const whites = games.map((round) => new Set(round.map(([white]) => white)));
  const [cell, radius, top] = [46, 16, 74];
  const panel = (n / 2) * cell + 34;
  /** @type {string[]} */
  const parts = [
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="${ACCENT}"/></marker></defs>`,
  ];
  rounds.forEach(({ upper, lower }, r) => {
    const x = 17 + r * panel;
    /** @param {number} i */
    const at = (i) => x + cell / 2 + i * cell;
    const below = top + 58;
    parts.push(
      text(x + ((n / 2) * cell) / 2, 30, `Round ${r + 1}`, `fill="${INK}" font-weight="600" font-size="13"`),
    );
    upper.forEach((_, i) =>
      parts.push(`<path d="M${at(i)} ${top}V${below}" stroke="${LINE}" stroke-width="3" fill="none"/>`),
    );
    if (r < rounds.length - 1) {
      const [start, end] = [at(1), at(n / 2 - 1)];
      const arrow = `stroke="${ACCENT}" stroke-width="1.5" fill="none" marker-end="url(#tip)"`;
      parts.push(`<path d="M${start} ${top - 22}H${end}" ${arrow}/>`);
      parts.push(`<path d="M${end + 21} ${top}V${below}" ${arrow}/>`);
      parts.push(`<path d="M${end} ${below + 22}H${at(0)}" ${arrow}/>`);
    }
    for (const [row, y] of /** @type {const} */ ([
      [upper, top],
      [lower, below],
    ]))
      row.forEach((no, i) => {
        const hasWhite = whites[r]?.has(no);
        const ring = no === 1 ? `stroke="${ACCENT}" stroke-width="3"` : `stroke="${INK}"`;
        parts.push(
          `<circle cx="${at(i)}" cy="${y}" r="${radius}" fill="${hasWhite ? '#ffffff' : INK}" ${ring}/>`,
          text(at(i), y + 5, no, `fill="${hasWhite ? INK : '#ffffff'}" font-weight="600"`),
        );
      });
  });
  return svg(
    rounds.length * panel + 4,
    top + 58 + 36,
    `The circle method for ${n}`,
    `Each column of two numbers is a game; light numbers have White. Player 1 stays, the others move on by one place each round.`,
    parts,
  );
}

// The tables

/** @param {Table} table @param {string} what */
const valueOf = (table, what) => Number(table.find((row) => row[0] === what)?.[1]);

/** Rounds, games, games a player. @param {Call} call @param {number} players @param {number} [cycles] */
function sizeOf(call, players, cycles = 1) {
  const [rounds, , games, each] = call('ROUNDROBINSIZE', players, cycles).map((row) => Number(row[1]));
  return { rounds: rounds ?? 0, games: games ?? 0, each: each ?? 0 };
}

/** Minutes and seconds of the clock that the page reckons with, and minutes of an evening. */
export const CLOCK = /** @type {const} */ ([25, 5]);
const EVENING = 180;

/** @param {number} minutes */
const hours = (minutes) => `${Math.floor(minutes / 60)} h${minutes % 60 > 0 ? ` ${minutes % 60} min` : ''}`;

/** @param {string[][]} rows */
const markdown = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** How large and how long a round robin is. @param {Call} call */
export function sizes(call) {
  const head = ['players', 'rounds', 'games', 'games each', 'time', 'evenings', 'twice round', 'advice'];
  const rows = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16].map((n) => {
    const { rounds, games, each } = sizeOf(call, n);
    const twice = sizeOf(call, n, 2);
    const time = call('PLAYINGTIME', n, ...CLOCK, 1, EVENING);
    const advice = String(call('FORMATADVICE', n));
    return [
      ...[n, rounds, games, each].map(String),
      ...[hours(valueOf(time, 'Total minutes')), String(valueOf(time, 'Sessions'))],
      ...[`${twice.rounds} rounds, ${twice.games} games`, advice.replace(/[:(.].*$/, '').trim()],
    ];
  });
  return markdown([head, ...rows]);
}

/** Sixteen players in each format. @param {Call} call */
export function sixteen(call) {
  const n = 16;
  const perEvening = valueOf(call('PLAYINGTIME', 4, ...CLOCK, 1, EVENING), 'Rounds a session');
  /** @param {string} name @param {number} rounds @param {number} games @param {string} each */
  const row = (name, rounds, games, each) => [
    name,
    ...[rounds, games].map(String),
    each,
    String(Math.ceil(rounds / perEvening)),
  ];
  const one = sizeOf(call, n);
  const four = sizeOf(call, 4);
  const double = sizeOf(call, 4, 2);
  const quads = new Set(
    call('QUADS', n)
      .slice(1)
      .map(([section]) => section),
  ).size;
  const match = call('SCHEVENINGEN', n / 2, n / 2).slice(1);
  // Of the four winners: two semifinals and a final.
  const [knockoutRounds, knockoutGames] = [Math.log2(quads), quads - 1];
  return markdown([
    ['sixteen players as', 'rounds', 'games', 'games each', 'evenings'],
    row('one group', one.rounds, one.games, String(one.each)),
    row(`${quads} quads`, four.rounds, quads * four.games, String(four.each)),
    row(
      `${quads} pools of 4, semifinals, final`,
      four.rounds + knockoutRounds,
      quads * four.games + knockoutGames,
      `${four.each} to ${four.each + knockoutRounds}`,
    ),
    row(
      'the same, pools twice round',
      double.rounds + knockoutRounds,
      quads * double.games + knockoutGames,
      `${double.each} to ${double.each + knockoutRounds}`,
    ),
    row(`two teams of ${n / 2}`, match.length, match.length * (n / 2), String(match.length)),
  ]);
}

/** The round of the clock that the page reckons with, as a sentence. @param {Call} call */
export function clock(call) {
  const time = call('PLAYINGTIME', 8, ...CLOCK, 1, EVENING);
  /** @param {string} what */
  const of = (what) => valueOf(time, what);
  return `With ${CLOCK[0]} minutes and ${CLOCK[1]} seconds a move, each player has ${of('Minutes per player')} minutes for 60 moves, the longest game takes ${of('Longest game')}, a round with ${of('Round') - of('Longest game')} minutes to change over ${of('Round')}: ${of('Rounds a session')} rounds in an evening of ${hours(EVENING)}.`;
}

/** @param {string} page @param {string} name @param {string} made */
function exchanged(page, name, made) {
  const [start, end] = [`<!-- ${name}: made by npm run docs -->`, `<!-- end of ${name} -->`];
  const [before, rest] = page.split(start);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} needs ${start} and ${end}`);
  return `${before}${start}\n\n${made}\n\n${end}${after}`;
}

/** Every file as it is to be. @param {Call} call @returns {Promise<Record<string, string>>} */
async function wantedFiles(call) {
  const prettier = await import('prettier');
  let page = readFileSync(PAGE, 'utf8');
  for (const [name, make] of Object.entries({ clock, sizes, sixteen }))
    page = exchanged(page, name, make(call));
  const options = { ...(await prettier.resolveConfig(PAGE)), parser: 'markdown' };
  return {
    'docs/images/filling-method.svg': fillingPicture(call),
    'docs/images/circle-method.svg': circlePicture(call),
    [PAGE]: await prettier.format(page, options),
  };
}

async function main() {
  const check = process.argv.includes('--check');
  const wanted = await wantedFiles(functionsOf(readFileSync('dist/Code.js', 'utf8')));
  for (const [file, made] of Object.entries(wanted)) {
    if (!check) writeFileSync(file, made);
    else if (readFileSync(file, 'utf8') !== made) {
      console.error(`${file} is out of date: run npm run docs`);
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith('pictures.js')) void main();
