/**
 * Todo lo que dice Berger, en español.
 */
import type * as en from './en';

export const words: typeof en.words = {
  round: 'Ronda',
  board: 'Mesa',
  white: 'Blancas',
  black: 'Negras',
  bye: 'Descansa',
  name: 'Nombre',
  number: 'N.º',
  section: 'Grupo',
  whiteLetter: 'B',
  blackLetter: 'N',
  longestRun: 'Racha más larga',
  rounds: 'Rondas',
  boards: 'Mesas',
  games: 'Partidas',
  gamesPerPlayer: 'Partidas por jugador',
  freeRoundsPerPlayer: 'Descansos por jugador',
  rank: 'Puesto',
  played: 'Jugadas',
  won: 'Ganadas',
  drawn: 'Tablas',
  lost: 'Perdidas',
  team: 'Equipo',
  matchPoints: 'Puntos de encuentro',
  boardPoints: 'Puntos de tablero',
  points: 'Puntos',
  pts: 'Pts',
  colour: 'Color',
  opponent: 'Rival',
  result: 'Resultado',
  opponentsPoints: 'Puntos del rival',
  contribution: 'Aportación',
  total: 'Total',
  pass: 'Pasada',
  player: 'Jugador',
  score: 'Puntuación',
  place: 'Puesto',
  criterion: 'Criterio',
  article: 'Artículo',
  tie: 'Empate',
  withdrawal: 'Retirada',
  annulled: 'anulado',
  completed: 'Completadas',
  scheduled: 'Previstas',
  neededForHalf: 'Necesarias para la mitad',
  decision: 'Decisión',
  keep: 'mantener',
  annul: 'anular',
  pointsKept: 'Puntos si se mantienen',
  rankKept: 'Puesto si se mantienen',
  pointsAnnulled: 'Puntos si se anulan',
  rankAnnulled: 'Puesto si se anulan',
  check: 'Comprobación',
  detail: 'Detalle',
  players: 'Jugadores',
  pairs: 'Parejas',
  onceARound: 'Una vez por ronda',
  colours: 'Colores',
  bergerTable: 'Tabla Berger',
  matchOfTeams: 'Encuentro de dos equipos',
  ok: 'OK',
  warning: 'Aviso',
  error: 'Error',
  rating: 'Elo',
  minutesPerPlayer: 'Minutos por jugador',
  longestGame: 'Partida más larga',
  totalMinutes: 'Minutos en total',
  roundsPerSession: 'Rondas por sesión',
  sessions: 'Sesiones',
  advice: {
    always: () => 'Liga: un suizo tan pequeño se queda sin emparejamientos.',
    calendar: (rounds) => `Liga, si caben ${rounds} rondas en el calendario.`,
    ceiling: (rounds) =>
      `Liga en su límite (${rounds} rondas, muy larga): es más fácil con dos grupos o cuadrangulares.`,
    split: (rounds) => `Una sola liga no (${rounds} rondas): un suizo, ligas por Elo o cuadrangulares.`,
  },
};

export const errors: typeof en.errors = {
  cell: (row, column, text) => `fila ${row}, columna ${column}${text === '' ? '' : `: «${text}»`}`,
  gotNothing: 'nada',
  gotText: (text) => `«${text}»`,
  gotValue: (text) => text,

  playersWanted: (got) =>
    `players debe ser un número entero de 2 a 500 o un rango de nombres (se recibió ${got}).`,
  playersCount: (n) => `players debe tener de 2 a 500 nombres (tiene ${n}).`,
  sectionCount: (section, n) =>
    `el grupo «${section}» de players debe tener de 2 a 500 nombres (tiene ${n}).`,
  playersNoNameColumn: (row) =>
    `players tiene encabezados y ninguno es Nombre (fila ${row}): ponga Nombre sobre la columna de los nombres o quite los encabezados.`,
  playersNotAName: (cell) => `no se puede leer un nombre de players (${cell}): los nombres deben ser texto.`,
  playersNoName: (cell) =>
    `una fila de players no tiene nombre (${cell}): escriba el nombre o vacíe toda la fila.`,
  playersEqualNames: (name, first, second) =>
    `dos jugadores se llaman «${name}» (filas ${first} y ${second}): distinga los nombres o añada una columna N.º con los números de salida.`,
  playersEqualNamesInRow: (name, first, second) =>
    `dos jugadores se llaman «${name}» (columnas ${first} y ${second}): distinga los nombres.`,
  playersNameIsDate: (cell) =>
    `un nombre de players es una fecha (${cell}): dé a las celdas formato de texto sin formato y escriba el nombre otra vez.`,
  playersBadNumber: (cell) =>
    `no se puede leer un número de salida de players (${cell}): la columna N.º debe contener los enteros 1, 2, 3, etc., cada uno una vez.`,
  playersNumberTwice: (no, first, second) =>
    `el número de salida ${no} está dos veces en players (filas ${first} y ${second}): cada número se da una sola vez.`,
  playersNumberMissing: (no, n, section) =>
    `falta el número de salida ${no} en players${section === '' ? '' : `, grupo «${section}»`}: ${n} jugadores deben tener los números del 1 al ${n}.`,
  playersBadRating: (cell) =>
    `no se puede leer un Elo de players (${cell}): debe ser un número mayor que 0 o quedar en blanco.`,
  playersBadHand: (cell) =>
    `no se puede leer un puesto dado a mano en players (${cell}): debe ser un número mayor que 0 o quedar en blanco.`,
  playersBadStatus: (cell) =>
    `hay un estado desconocido en players (${cell}): debe quedar en blanco o decir «Retirado» o «Expulsado».`,
  playersNoSection: (cell) =>
    `un jugador no tiene grupo (${cell}): rellene la columna Grupo para todos o para ninguno.`,
  playersTwoColumns: (heading, first, second) =>
    `dos columnas de players llevan el mismo encabezado (fila 1 de la tabla, columnas ${first} y ${second}: «${heading}»): deje solo una.`,
  playersFormulaError: (cell) => `hay un error de fórmula en players (${cell}): corrija antes esa celda.`,

  formulaError: (range, cell) => `hay un error de fórmula en ${range} (${cell}): corrija antes esa celda.`,
  resultUnknown: (range, cell) =>
    `hay un resultado desconocido en ${range} (${cell}): se admite 1-0, 0-1, ½-½, 1F-0F, 0F-1F, 0F-0F y en blanco.`,
  resultIsDate: (range, cell) =>
    `un resultado de ${range} se ha convertido en fecha (${cell}): dé a las celdas formato de texto sin formato (Formato > Número > Texto sin formato) y escríbalo otra vez, por ejemplo 1-0 o ½.`,
  resultWithoutPlayers: (range, cell) =>
    `un resultado de ${range} no tiene jugadores (${cell}): rellene blancas y negras o borre el resultado.`,
  freeRoundWithResult: (range, cell) =>
    `un descanso de ${range} tiene resultado (${cell}): si un jugador no tiene rival, el resultado debe quedar en blanco.`,
  freeRoundOfNobody: (range, cell) =>
    `un descanso de ${range} no nombra a ningún jugador (${cell}): escriba el jugador al otro lado o vacíe la fila.`,
  againstHimself: (range, cell) =>
    `un jugador de ${range} se enfrenta a sí mismo (${cell}): blancas y negras deben ser dos jugadores.`,
  twiceInARound: (range, name, round, first, second) =>
    `«${name}» está dos veces en la ronda ${round} de ${range} (filas ${first} y ${second}): en cada ronda se tiene una partida o un descanso.`,
  tooOften: (range, white, black, rows, cycles) =>
    `«${white}» y «${black}» se enfrentan demasiadas veces en ${range} (filas ${rows.join(', ')}): con cycles ${cycles}, cada pareja puede jugar ${cycles === 1 ? 'una vez' : `${cycles} veces`}.`,
  gamesUnknownPlayer: (range, cell) =>
    `un jugador de ${range} no está en players (${cell}): escriba el nombre tal como está en players o el número de salida.`,
  gamesNotAName: (range, cell) =>
    `no se puede leer un jugador de ${range} (${cell}): escriba un nombre o un número de salida.`,
  gamesNotUnique: (range, cell) =>
    `un nombre de ${range} pertenece a varios jugadores (${cell}): escriba en su lugar el número de salida.`,
  gamesBadNumber: (range, cell) =>
    `hay un número de salida desconocido en ${range} (${cell}): debe ser el número de un jugador: 1, 2, 3, etc.`,
  playerIsDate: (range, cell) =>
    `un jugador de ${range} se ha convertido en fecha (${cell}): dé a las celdas formato de texto sin formato y escríbalo otra vez.`,
  gamesBadRound: (range, cell) =>
    `no se puede leer una ronda de ${range} (${cell}): debe ser un número entero desde 1 o quedar en blanco.`,
  gamesNoSection: (range, cell) =>
    `una partida de ${range} no tiene grupo (${cell}): rellene la columna Grupo en todas las filas.`,
  gamesUnknownSection: (range, cell) =>
    `un grupo de ${range} no está en players (${cell}): escríbalo tal como está en players.`,
  gamesNoSectionColumn: (range) =>
    `players tiene varios grupos y ${range} no dice a cuál pertenece cada partida: añada una columna Grupo.`,
  gamesTwoColumns: (range, heading, first, second) =>
    `dos columnas de ${range} llevan el mismo encabezado (columnas ${first} y ${second}: «${heading}»): deje solo una.`,
  headingWhite: 'Blancas',
  headingBlack: 'Negras',
  headingResult: 'Resultado',
  gamesNoColumn: (range, heading, row) =>
    `${range} no tiene una columna ${heading} (fila ${row}): una lista de partidas necesita los encabezados Blancas, Resultado y Negras.`,
  gamesShape: (range) =>
    `${range} no es una lista de partidas: debe llevar los encabezados Ronda, Blancas, Resultado y Negras, o tres columnas: blancas, resultado, negras.`,
  gamesPlayers: (range, n) => `${range} debe tener de 2 a 500 jugadores (tiene ${n}).`,
  noGames: (range) =>
    `${range} no contiene partidas: debe ser una lista de partidas con los encabezados Ronda, Blancas, Resultado y Negras, o una tabla cruzada.`,
  resultsShape: (range) =>
    `${range} debe ser una lista de partidas con los encabezados Ronda, Blancas, Resultado y Negras, o una tabla cruzada de 2 a 500 jugadores.`,
  resultColumns: (range, n) =>
    `no se distinguen las ${n} columnas de resultados de los ${n} jugadores en ${range}: seleccione solo los resultados o añada una fila de encabezado con los números de salida del 1 al ${n}; en una lista de partidas, con Ronda, Blancas, Resultado y Negras.`,
  sortedRows: (range) =>
    `las filas de ${range} están en otro orden que sus columnas, como si se hubieran ordenado: devuelva las filas al orden de las columnas.`,
  scoreUnknown: (range, cell) =>
    `hay una puntuación desconocida en ${range} (${cell}): se admite 1, ½, 0, + y - para las incomparecencias, varias separadas por espacios, y en blanco.`,
  scoreIsNumber: (range, cell) =>
    `un número de ${range} no es una puntuación (${cell}): una partida es 1, 0,5 o 0; para varias partidas en una celda, use el formato de texto sin formato y sepárelas con espacios, como 1 ½.`,
  contradiction: (range, cell, other) =>
    `dos celdas de ${range} se contradicen (${cell} y ${other}): deben ser los dos lados de las mismas partidas, como 1 y 0.`,
  differentCounts: (range, cell, other) =>
    `dos celdas de ${range} contienen distinto número de partidas (${cell} y ${other}): deben ser los dos lados de las mismas partidas.`,
  tooManyInCell: (range, cell, cycles) =>
    `una celda de ${range} contiene demasiadas partidas (${cell}): con cycles ${cycles}, cada pareja puede jugar ${cycles === 1 ? 'una vez' : `${cycles} veces`}.`,
  crosstableTwice: (range, first, second) =>
    `dos filas de ${range} son del mismo jugador (filas ${first} y ${second}): cada jugador tiene una fila.`,
  crosstableOfSections: (range) =>
    `${range} es una tabla cruzada, que contiene un solo grupo: indique en players un solo grupo o dé una lista de partidas con una columna Grupo.`,
  crosstableCount: (range, rows, players) =>
    `la tabla cruzada de ${range} tiene ${rows} filas y players tiene ${players} nombres: cada jugador debe tener una fila.`,

  playerNotFound: (parameter, got) =>
    `${parameter} debe ser un número de salida o un nombre de players (se recibió ${got}).`,
  playerNeedsSection: (parameter, got) =>
    `${parameter} debe decir también el grupo, como «B 3» (se recibió ${got}).`,
  playerNotUnique: (parameter, got) =>
    `${parameter} debe ser un número de salida, porque varios jugadores se llaman así (se recibió ${got}).`,

  oneCell: (parameter) => `${parameter} debe ser una sola celda o un valor, no un rango.`,
  cycles: (got) =>
    `cycles (vueltas) debe ser un número entero de 1 a 8, «sencilla» o «doble» (se recibió ${got}).`,
  system: (got) => `system debe ser «berger», «crenshaw» o «circle» (se recibió ${got}).`,
  order: (got) => `order debe ser «fide», «plain» o «mirror» (se recibió ${got}).`,
  withdrawal: (got) =>
    `withdrawal debe ser «fide», «keep» (mantener) o «annul» (anular) (se recibió ${got}).`,
  scoring: (got) =>
    `scoring debe dar los puntos por victoria, tablas y derrota, de mayor a menor, como «1-½-0» o «3-1-0», y si se quiere un cuarto número por el descanso (se recibió ${got}).`,

  sectionsNeedPairings: 'players tiene más de un grupo: use PAIRINGS, que empareja cada grupo por separado.',
  round: (rounds, got) =>
    `round debe ser un número entero de 1 a ${rounds}, o quedar en blanco para todas las rondas (se recibió ${got}).`,
  meetingSelf: (name) => `a y b deben ser dos jugadores distintos (ambos son «${name}»).`,
  meetingSections: (first, second) =>
    `a y b deben ser del mismo grupo (se recibió «${first}» y «${second}»).`,
  tooManyCells: (cells, wayOut) =>
    `el resultado tendría ${cells} celdas y una hoja admite 300000 como máximo: ${wayOut}.`,
  useOneRound: 'use PAIRINGS con una ronda o genere el calendario en el panel lateral',
  giveOneRound: 'indique una ronda o genere el calendario en el panel lateral',
  takeFewerCycles: 'pida menos vueltas o un solo grupo cada vez',
  takeOneSection: 'pida un solo grupo cada vez',
  takeFewerGames: 'dé las partidas de menos rondas o de un solo grupo',

  rowOrder: (got) => `order debe ser «number» (número) o «rank» (puesto) (se recibió ${got}).`,
  tieBreak: (parameter, got, known) =>
    `${parameter} debe nombrar los desempates por sus códigos (se recibió ${got}): se conocen ${known}.`,
  buchholz: (parameter, got) =>
    `el Buchholz no se debe usar en una liga (C.07 art. 8): quite ${got} de ${parameter} y use SB o KS.`,
  lotSeed: (parameter, got) =>
    `${parameter} debe dar a LOT una semilla, que es cualquier palabra o número, como «LOT 7» (se recibió ${got}).`,
  tieBreakRounds: (code) =>
    `${code} necesita rondas y colores: dé una lista de partidas con los encabezados Ronda, Blancas, Resultado y Negras y una ronda en cada fila, no una tabla cruzada.`,
  tieBreakRatings: (code, name) =>
    `${code} necesita el Elo de todos los jugadores («${name}» no lo tiene): rellene la columna Elo de players o use otro desempate.`,
  koyaLimit: (got) => `limit debe ser -1, -0,5, 0, 0,5 o 1 (se recibió ${got}).`,
  roundMissing: (range, row) =>
    `una partida de ${range} no tiene ronda (fila ${row}): rellene la columna Ronda en todas las filas.`,
  drawMethod: (got) => `method debe ser «lot» (sorteo), «rating» (Elo) o «varma» (se recibió ${got}).`,
  poolMethod: (got) => `method debe ser «snake» (serpiente) u «order» (orden) (se recibió ${got}).`,
  seed: (got) => `seed (semilla) debe ser una palabra o un número (se recibió ${got}).`,
  numberIn: (parameter, whole, from, to, got) =>
    `${parameter} debe ser un número ${whole ? 'entero ' : ''}de ${from} a ${to} (se recibió ${got}).`,
  varmaPlayers: (n) => `el método «varma» es para 9 a 24 jugadores (hay ${n}).`,
  varmaColumn: 'el método «varma» necesita una columna Federación o Club en players.',
  varmaTooLarge: (contingent, n, most) =>
    `«${contingent}» tiene ${n} jugadores y «varma» puede separar a ${most}: use el método «lot».`,
  twoTeams: (n) =>
    `players debe tener dos equipos en la columna Equipo, o Club si no hay Equipo (se recibió ${n}).`,
  teamMissing: (name) => `un jugador de players no tiene equipo ("${name}"): rellene la columna Equipo.`,
  teamMates: (range, row) =>
    `dos jugadores de un mismo equipo se enfrentan en ${range} (fila ${row}): corrija la columna Equipo o la partida.`,
  teamSizes: (a, b) => `los equipos deben ser iguales (tienen ${a} y ${b} jugadores).`,
  scheduleShape:
    'schedule debe tener una fila por ronda con celdas como 1-6, o los encabezados Ronda, Mesa, Blancas y Negras.',
  oneTeam: (parameter) => `${parameter} tiene más de un grupo: dé los jugadores de un solo equipo.`,
  inBothTeams: (first, second) =>
    `un jugador está en los dos equipos (teamA ${first}; teamB ${second}): escriba nombres distintos.`,
  madeName: (parameter, cell, other) =>
    `un nombre de ${parameter} es también el de un jugador de ${other}, que es un número (${cell}): escriba otro nombre.`,
  scheduleNoColumn: (heading, row) =>
    `schedule no tiene una columna con el encabezado ${heading} (fila ${row}): una lista necesita los encabezados Ronda, Mesa, Blancas y Negras.`,
  tooManyPools: (players, most, got) =>
    `pools debe ser ${most === 1 ? '1' : `un número entero de 1 a ${most}`} con ${players} jugadores, pues cada grupo necesita 2 (se recibió ${got}).`,
  oneSection: 'players tiene más de un grupo: dé los jugadores y las partidas de un solo grupo.',
  ratingsMissing: 'ningún jugador de players tiene Elo: rellene una columna Elo.',
  positive: (parameter, got) => `${parameter} debe ser un número mayor que 0 (se recibió ${got}).`,
  ratingUnknown: (range, cell) =>
    `no se puede leer un Elo de ${range} (${cell}): debe ser un número mayor que 0 o quedar en blanco.`,
  loneScore: (range, cell) =>
    `hay una puntuación desconocida en ${range} (${cell}): se admite 1, ½ y 0, + y - para las incomparecencias, y en blanco.`,
  opponentMissing: (range, cell) =>
    `una puntuación de ${range} no tiene rival (${cell}): opponents y scores deben tener una celda por partida.`,
};

/** Nombres de los desempates por su código; quien no está aquí lleva el nombre de la FIDE. */
const TIE_BREAK_NAMES: Readonly<Record<string, string>> = {
  DE: 'encuentro directo',
  'DE/P': 'encuentro directo, con incomparecencias',
  SB: 'Sonneborn-Berger',
  'SB/C1': 'Sonneborn-Berger sin el peor',
  'SB/C2': 'Sonneborn-Berger sin los dos peores',
  KS: 'sistema Koya',
  'KS/L1': 'Koya, límite medio punto más alto',
  'KS/L2': 'Koya, límite un punto más alto',
  'KS/L-1': 'Koya, límite medio punto más bajo',
  'KS/L-2': 'Koya, límite un punto más bajo',
  WIN: 'victorias',
  WON: 'partidas ganadas',
  BPG: 'partidas jugadas con negras',
  BWG: 'partidas ganadas con negras',
  PS: 'progresivo',
  REP: 'rondas que quiso jugar',
  STD: 'puntos estándar',
  ARO: 'Elo medio de los rivales',
  TPR: 'rendimiento en el torneo',
  PTP: 'rendimiento perfecto',
  APRO: 'rendimiento medio de los rivales',
  APPO: 'rendimiento perfecto medio de los rivales',
  RTNG: 'Elo',
  'RTNG/R': 'Elo, de menor a mayor',
  TPN: 'número de salida',
  'TPN/R': 'número de salida, de mayor a menor',
  HAND: 'puesto dado a mano',
  'LOT …': 'sorteo',
};

export const reading: typeof en.reading = {
  playerHeadings: {
    no: ['num', 'numero', 'numero de salida', 'numero inicial', 'n o'],
    name: [
      ...['nombre', 'nombres', 'jugador', 'jugadora', 'jugadores', 'jugadoras'],
      ...['participante', 'participantes'],
      ...['nombre y apellido', 'nombre y apellidos', 'apellido y nombre', 'apellidos y nombre'],
    ],
    rating: ['elo fide'],
    title: ['titulo', 'tit'],
    federation: ['federacion', 'pais'],
    club: [],
    team: ['equipo'],
    section: ['seccion', 'grupo'],
    status: ['estado', 'situacion'],
    hand: ['mano', 'a mano', 'puesto a mano'],
    fideId: ['id fide', 'codigo fide'],
    born: ['nacido', 'nacida', 'nacimiento', 'fecha de nacimiento', 'ano de nacimiento'],
    sex: ['sexo', 'genero'],
  },
  gameHeadings: {
    no: ['num', 'numero', 'numero de salida', 'numero inicial', 'n o'],
    section: ['seccion', 'grupo'],
    round: ['ronda', 'rondas', 'rda'],
    board: ['mesa', 'tablero'],
    white: ['blanco', 'blanca', 'blancas', 'jugador blanco'],
    black: ['negro', 'negra', 'negras', 'jugador negro'],
    result: ['resultado', 'resultados'],
  },
  bye: ['descansa', 'libre'],
  status: {
    playing: ['juega', 'activo', 'activa'],
    withdrawn: ['retirado', 'retirada'],
    expelled: ['expulsado', 'expulsada'],
  },
  unrated: ['sin elo', 'sin rating', 's/e'],
  cycles: { single: ['sencillo', 'sencilla', 'simple'], double: ['doble'] },
  system: { circle: ['circulo'] },
  order: { plain: ['simple'], mirror: ['espejo'] },
  rowOrder: { number: ['numero'], rank: ['puesto'] },
  withdrawal: { keep: ['mantener', 'conservar'], annul: ['anular'] },
  noTieBreak: ['ninguno'],
  drawMethod: { lot: ['sorteo'], rating: [] },
  poolMethod: { snake: ['serpiente'], order: ['orden'] },
};

export const tabs: typeof en.tabs = {
  names: {
    event: 'Torneo',
    players: 'Jugadores',
    schedule: 'Calendario',
    berger: 'Tabla Berger',
    scheveningenTable: 'Tabla Scheveningen',
    pairingTable: 'Tabla de emparejamientos',
    standings: 'Clasificación',
    crosstable: 'Tabla cruzada',
    progress: 'Evolución',
    byPlayer: 'Por jugador',
    roundSheets: 'Hojas de ronda',
    playerCards: 'Fichas de jugador',
    teams: 'Equipos',
    knockout: 'Eliminatoria',
  },
  unfinished: (name) => `${name} (sin terminar)`,
  replacedBy: (tab) => `Tras una inscripción tardía esta ya no es la tabla del torneo: vea ${tab}.`,
  rating: 'Elo',
  federation: 'Federación',
  club: 'Club',
  status: 'Estado',
  statusWords: ['Retirado', 'Expulsado'],
  statusHelp: 'Deje la celda en blanco mientras el jugador juegue. Si no, elija Retirado o Expulsado.',
  statusNote:
    'En blanco: el jugador juega. Retirado o Expulsado: la regla de la hoja Torneo dice si sus partidas cuentan.',
  numberNote:
    'Números de salida. El calendario nombra a los jugadores por estos números: no los cambie una vez hecho. Las filas se pueden ordenar.',
  player: (no) => `Jugador ${no}`,
  date: 'Fecha',
  result: 'Resultado',
  resultHelp:
    'Elija un resultado, primero las blancas: 1-0, ½-½, 0-1. F es incomparecencia: 1F-0F, 0F-1F, 0F-0F (no vino ninguno). También se leen las otras formas usuales.',
  resultNote:
    'Aquí se escriben los resultados, primero las blancas. También se leen otras formas, como 1/2 o +:-. Si un resultado no se puede leer, las funciones dicen cuál es.',
  boardOf: (board) => `Mesa ${board}`,
  progress: { title: 'Puntos después de cada ronda' },
  byPlayer: {
    note: 'En cada ronda: el número del rival, el color (w blancas, b negras; del inglés white y black) y el resultado. 3w1: con blancas contra el número 3, ganada. + y - son incomparecencias; una partida entre paréntesis está anulada; si no hay nada tras la letra, falta por jugar.',
  },
  formats: {
    kinds: {
      one: 'Liga',
      listed: 'Liga por grupos',
      quads: 'Cuadrangulares',
      pools: 'Grupos equilibrados',
      teams: 'Scheveningen',
    },
    systems: { berger: 'tabla Berger', crenshaw: 'tablas de US Chess', circle: 'método del círculo' },
    dates: { day: 'd mmm yyyy', dayAndTime: 'd mmm yyyy h:mm' },
    teams: {
      teamNote:
        'Dos equipos. Las fórmulas cuentan solo con las partidas contra el otro equipo mientras un equipo tenga la primera mitad de los números y el otro la segunda.',
      played:
        'Rondas en las que todas las partidas tienen resultado. Cada una vale como un encuentro: 2 puntos si se gana, 1 si se empata.',
      points:
        'Puntos de todas las partidas. Va delante el equipo que tiene más, como en todo encuentro Scheveningen; si están igualados, el que tiene más puntos de encuentro.',
      between: (one, other, size) =>
        `Equipos: ${one} (números 1 a ${size}) ${and(other)} ${other} (${size + 1} a ${2 * size}).`,
      scheduleMade: (size, cycles, tab) =>
        `Calendario Scheveningen para 2 equipos de ${size}, vueltas: ${cycles}, hecho en la hoja ${tab}.`,
    },
    sections: {
      quads: (sizes) =>
        `Dividido por fuerza en ${sizes.map(([sections, players]) => (sections === 1 ? `1 grupo de ${players}` : `${sections} grupos de ${players}`)).join(' y ')}.`,
      pools: (pools) => `Dividido en ${pools} grupos en serpiente.`,
      poolsInOrder: (pools) => `Dividido en ${pools} grupos en el orden de la lista.`,
      listed: (sections) => `${sections} grupos, según la lista de jugadores.`,
      tossed: (seed) =>
        `Colores de la última ronda de cada cuadrangular sorteados con la semilla «${seed}» (US Chess 30G).`,
      varma: (seed) =>
        `Números de salida por sorteo dirigido (Varma, C.05 anexo 2) con la semilla «${seed}».`,
    },
  },
  months: 'ene feb mar abr may jun jul ago sep oct nov dic',
  knockout: {
    heading: 'Encuentro',
    player: 'Jugador',
    match: (left: number, no: number) =>
      left === 1
        ? 'Final'
        : left === 2
          ? `Semifinal ${no}`
          : left === 3
            ? `Cuartos de final ${no}`
            : left === 4
              ? `Octavos de final ${no}`
              : left === 5
                ? `Dieciseisavos de final ${no}`
                : `Ronda de ${2 ** left}, encuentro ${no}`,
    thirdPlace: 'Tercer puesto',
    bye: (match: string) => `${match}: exento`,
    game: (no: number) => `Partida ${no}`,
    ifEqual: 'Si hay empate',
    advances: 'Pasa',
    places: ['Campeón', 'Segundo', 'Tercero', 'Cuarto'],
    choose: '← elija',
    unread: '← ?',
    resultNote:
      'Los resultados se escriben aquí, primero las blancas. Los ganadores pasan solos. Una marca junto a un resultado dice que no se entiende y no cuenta.',
    sectionAndNumber: 'Grupo, n.º',
    numberNote: (hasSections) =>
      `${hasSections ? 'C 4 es el jugador con el número 4 del grupo C' : 'El número de salida'} en la lista de jugadores, no un puesto en la clasificación. Los nombres se buscan allí.`,
    ifEqualNote:
      'Solo para un encuentro que acaba en empate: elija aquí quién pasa, tras un desempate o por sorteo. En lugar del nombre se puede escribir un número como A 1.',
    ifEqualHelp: 'Elija quién pasa si el encuentro acaba en empate.',
    made: (players: number, tab: string, list: string) =>
      `Eliminatoria de ${players} creada en ${tab}, por orden de los cabezas de serie: ${list}.`,
    problems: {
      unplayed: (list: string) =>
        `Aún faltan resultados (${list}): escríbalos antes, o elija a mano quién se clasifica.`,
      games: (n: number) => (n === 1 ? '1 partida' : `${n} partidas`),
      tied: (section: string, names: string, places: number) =>
        `${section === '' ? '' : `Grupo ${section}: `}${names} comparten puesto y solo ${places === 1 ? 'queda 1 plaza' : `quedan ${places} plazas`}: haga un sorteo en el panel Clasificación, o elija a mano quién se clasifica.`,
      small: (section: string, players: number, wanted: number) =>
        `${section === '' ? 'En el torneo' : `En el grupo ${section}`} solo siguen ${players} y deben clasificarse ${wanted}: clasifique a menos, o elíjalos a mano.`,
      few: 'Una eliminatoria necesita dos jugadores o más: clasifique a más.',
      many: (players: number, most: number) =>
        `En una eliminatoria caben ${most} jugadores y se clasificarían ${players}: clasifique a menos.`,
      twice: (player: string) => `${player} está dos veces: elija a cada uno una sola vez.`,
      unknown: (player: string) => `No hay ningún jugador ${player}: elija otra vez de la lista.`,
      left: (player: string) => `${player} ha dejado el torneo: elija a alguien que siga jugando.`,
    },
  },
  tieBreaks: {
    rankNote:
      'Sin puesto: un jugador que se fue y cuyas partidas se anulan (C.05 art. 6.6). Su fila, de las jugadas a los puntos, es lo que llevaba; nadie más conserva nada de esas partidas.',
    note: (event) =>
      `Los empates a puntos se deshacen con los códigos de la derecha, en ese orden. La lista está en la hoja ${event}. Los códigos:`,
    name: (code, name) => TIE_BREAK_NAMES[code] ?? name,
  },
  event: {
    name: 'Nombre',
    place: 'Lugar',
    dates: 'Fechas',
    arbiter: 'Árbitro',
    timeControl: 'Ritmo de juego',
    clock: (minutes, seconds) => `${minutes} min${seconds > 0 ? ` + ${seconds} s` : ''}`,
    format: 'Sistema',
    cycles: 'Vueltas',
    order: 'Orden de las rondas',
    tieBreaks: 'Desempates',
    withdrawal: 'Regla de retirada',
    scoring: 'Puntuación',
    seed: 'Semilla del sorteo',
    orderWords: { fide: 'fide', plain: 'simple', mirror: 'espejo' },
    withdrawalWords: { fide: 'fide', keep: 'mantener', annul: 'anular' },
    cyclesNote: 'Cuántas veces se enfrenta cada pareja. El calendario se hizo con este número.',
    orderNote:
      'fide: se intercambian las dos últimas rondas de cada vuelta menos la última (C.05, anexo 1). simple: cada vuelta tal como está la tabla. espejo: una vuelta de cada dos va al revés. El calendario se hizo con este orden.',
    tieBreaksNote:
      'Códigos en el orden en que deshacen los empates: SB Sonneborn-Berger, DE encuentro directo, KS Koya, WIN victorias, BPG partidas con negras. La FIDE pide publicar la lista antes de empezar (C.07, art. 4.1).',
    withdrawalNote:
      'Qué pasa con las partidas de quien se retira. fide: cuentan si completó al menos la mitad de sus partidas (C.05, art. 6.6). mantener: cuentan siempre. anular: no cuentan nunca.',
    scoringNote:
      'Puntos por victoria, tablas y derrota, como 1-½-0 o 3-1-0. Un cuarto número es lo que vale una ronda de descanso.',
    seedNote:
      'Cualquier palabra o número. La misma semilla da siempre el mismo sorteo, y así cualquiera puede comprobarlo.',
    when: 'Cuándo',
    what: 'Qué',
    data: 'Datos',
    dataNote: 'Berger vuelve a leer esta columna, por ejemplo para deshacer una retirada: déjela como está.',
    lotsAmongTied: (round, seed, list) =>
      `Sorteo entre los empatados tras la ronda ${round} con la semilla «${seed}». Desempates: ${list}.`,
    tieBreaksChanged: (round, from, to) =>
      round === 0
        ? `Desempates, fijados antes del primer resultado: ${to} (en vez de ${from}).`
        : `Desempates, cambiados y anotados con resultados hasta la ronda ${round}: ${to} (en vez de ${from}).`,
    lotsDrawn: (seed) => `Números de salida sorteados con la semilla «${seed}».`,
    left: (status, no, name, forfeits) => `${status}: ${no} ${name}. Incomparecencias anotadas: ${forfeits}.`,
    reinstated: (no, name) => `Vuelve a jugar: ${no} ${name}.`,
    substituted: (no, old, name) => `Sustitución: ${no} ${name} por ${old}.`,
    renamed: (no, old, name) => `Nombre del ${no}: ${name}, antes ${old}.`,
    enteredLate: (no, name, section) =>
      `Inscripción tardía${section === undefined ? '' : ` en el grupo ${section}`}: ${no} ${name}.`,
    carriedOver: (results, from) => `Resultados pasados desde ${from}: ${results}.`,
    movedTo: (to) => `El torneo sigue en ${to}.`,
    byRating: 'Números de salida por Elo, el más alto primero.',
    madeAgain: 'Esta hoja, que se había borrado, se creó de nuevo con los ajustes habituales.',
    scheduleMade: (players, cycles, order, tab) =>
      `Calendario hecho en ${tab}: ${players} jugadores, ${cycles === 1 ? '1 vuelta' : `${cycles} vueltas, orden ${order}`}.`,
  },
};

export const addon: typeof en.addon = {
  title: 'Berger',
  openSidebar: 'Abrir el panel lateral',
  generateFromSelection: 'Generar el calendario con la selección',
  help: 'Ayuda',
  helpText:
    'Escriba los nombres de los jugadores en una columna, selecciónelos y elija «Generar el calendario con la selección», o abra el panel lateral para decidir las vueltas y lo demás.\n\nBerger hace las hojas Torneo, Jugadores, Calendario, Tabla Berger, Clasificación, Tabla cruzada, Evolución y Por jugador. No se sobrescribe nada suyo. Escriba los resultados en la columna clara del Calendario y verá moverse la clasificación.\n\nEn cualquier celda puede escribir también una función, como =ROUNDROBIN(8) para la tabla Berger de 8 jugadores, o =SONNEBORN(B2:I9) junto a una tabla cruzada.',
  made: (tabs) => `Hecho: ${tabs}.`,
  askResults: (schedule, results) =>
    `${schedule} ya tiene ${results === 1 ? '1 resultado' : `${results} resultados`} y se queda como está. ¿Hacer un segundo calendario en hojas nuevas?`,

  check: {
    item: 'Comprobar esta hoja',
    about:
      'Lo que hace Google Sheets en este documento, probado en hojas que después se eliminan. Si alguna línea dice «differs» o «failed», copie todas las líneas en un aviso a los autores de Berger.',
    left: (tabs) =>
      `La comprobación no pudo eliminar ${tabs}. Abra el panel lateral para eliminar lo que queda, o elimínelo a mano.`,
  },

  unknownCall: 'El panel pidió algo que Berger no conoce: cierre el panel y vuelva a abrirlo.',
  badArguments: 'El panel envió algo que Berger no puede leer: cierre el panel y vuelva a abrirlo.',
  failed: (answer) =>
    `Google Sheets no hizo lo que Berger le pidió (${answer}). Inténtelo de nuevo dentro de un momento.`,
  undone: (answer) =>
    `Google Sheets se detuvo mientras se hacían las hojas (${answer}). Todo está como antes: inténtelo de nuevo dentro de un momento y compruebe que puede editar este archivo.`,
  notUndone: (answer, tabs) =>
    `Google Sheets se detuvo mientras se hacían las hojas (${answer}), y ${tabs} no se pudo dejar como antes. Vuelva a abrir el panel para quitar lo que quedó a medias.`,
  noLock:
    'Esta hoja de cálculo no se puede bloquear para escribir, así que no se escribió nada: ábrala en Google Sheets e inténtelo de nuevo.',
  lockHad:
    'Otra persona está trabajando con Berger en este archivo ahora mismo, así que no se escribió nada: inténtelo de nuevo dentro de un minuto.',
  tooBig: (cells, most) =>
    `Con las hojas nuevas este archivo tendría ${cells} celdas, y Google Sheets permite ${most}: elimine hojas que no necesite o use un archivo nuevo.`,
  tabGone: 'Esa hoja ya no está: genere el calendario de nuevo.',
  cyclesWanted: (most) => `El número de vueltas debe ser un entero de 1 a ${most}.`,
  seedWanted: 'Un sorteo necesita una semilla: escriba una palabra o un número.',
  countWanted: (least, most, got) =>
    `Un calendario necesita de ${least} a ${most} jugadores (hay ${got}): añada los nombres que falten o divida un torneo mayor en grupos.`,
  tooManyGames: (games, most) =>
    `El calendario tendría ${games} partidas, y Berger escribe ${most} como máximo en el tiempo que le da Google Sheets: reduzca las vueltas o divida el torneo en grupos.`,
  stillCalculating: (where) =>
    `Hay nombres en ${where} que todavía se están calculando: espere a que se vean e inténtelo de nuevo.`,
  noPlayersTab:
    'No hay ninguna hoja con una lista de jugadores: escriba los nombres en una hoja llamada Jugadores o seleccione las celdas que los contienen.',
  emptyTab: (tab) => `La hoja ${tab} aún no tiene nombres: escríbalos debajo del encabezado Nombre.`,
  nothingSelected:
    'La selección está en blanco: seleccione las celdas con los nombres de los jugadores, uno por celda.',
  scatteredSelection:
    'Hay varios rangos seleccionados, de columnas y filas distintas: seleccione rangos de las mismas columnas, que se leen uno debajo de otro, o de las mismas filas, que se leen uno al lado de otro.',
  problemIn: (where, problem) => `${where}: ${problem}`,
  equalNames: (name) =>
    `Dos jugadores se llaman «${name}»: añada una inicial o el club para que cada nombre esté una sola vez.`,
  nameTooLong: (name) =>
    `El nombre «${name}…» es demasiado largo: en una celda caben 50 000 caracteres como máximo.`,
  textChanged: (cell) =>
    `Google Sheets no conserva el texto de la celda ${cell} como se escribió: cambie un poco ese nombre e inténtelo de nuevo.`,

  noteNumbers: (tab) =>
    `La hoja ${tab} tiene ahora una columna con los números de salida: déjela como está, el calendario se guía por ella.`,
  noteCopied: (from, tab) =>
    `Los nombres de ${from} se copiaron en la hoja ${tab}: desde ahora cámbielos allí.`,
  noteRenamed: (wanted, got) => `Ya había una hoja ${wanted}, así que la nueva se llama ${got}.`,
  noteAllRenamed: (got) => `Ya había hojas con los nombres de siempre, así que las nuevas se llaman: ${got}.`,
  noteValues:
    'Los nombres del calendario son texto, no fórmulas: si cambia un nombre en la lista de jugadores, cámbielo también allí.',
  noteSlow: (games) =>
    `Google Sheets vuelve a calcular Clasificación, Tabla cruzada, Evolución y Por jugador con cada resultado. Con ${games} partidas va lento o puede fallar: elimine de esas hojas las que no necesite.`,
  formats: {
    dates: {
      date: (text: string) => `La fecha «${text}» no existe: elija de nuevo el primer día.`,
      early: (text: string) =>
        `El primer día ${text} es anterior a 1900 y una hoja no puede mostrarlo: elija otro posterior.`,
      dayOff: (text: string) => `El día libre «${text}» no es una fecha: elíjalo de nuevo.`,
      overlap: (days: string) =>
        `Los días libres ${days} están dos veces o coinciden con otros: quite unos u otros.`,
      backwards: (days: string) =>
        `Los días libres ${days} acaban antes de empezar: ponga las fechas al revés.`,
      weekdays: 'No hay ningún día de la semana elegido para jugar: elija al menos uno.',
      interval: (most: number) =>
        `Los días entre una ronda y la siguiente son un número entero de 1 a ${most}.`,
      roundsADay: (most: number) => `Las rondas por día son un número entero de 1 a ${most}.`,
      times: 'Dé una hora a cada ronda del día, o a ninguna.',
      time: (text: string) =>
        `«${text}» no es una hora, o no es posterior a la de la ronda anterior: las horas se escriben como 19:30.`,
      noDay: (rounds: number) =>
        `Los días libres no dejan días para las ${rounds} rondas: quite alguno o elija otros días de la semana.`,
    },
    paint: {
      painting: 'el color en las filas del calendario',
      clearing: 'quitar el color del calendario',
      noteMost: (painted: number, left: number) =>
        `Solo tienen color las primeras ${painted} filas; faltan ${left}: corrija estas y compruebe otra vez.`,
    },
    knockout: {
      making: 'la eliminatoria',
      faulty: (cell: string, problem: string) =>
        `La clasificación depende de ${cell}: corríjalo antes, o elija a mano quién se clasifica. ${problem}`,
      noteTied: (section: string, names: string) =>
        `${section === '' ? '' : `Grupo ${section}: `}${names} comparten puesto: van por número de salida.`,
      noteUnplayed: (list: string) => `Aún faltaban resultados: ${list}.`,
      noteHowTo:
        'Escriba los resultados en la hoja: los ganadores pasan solos. Si un encuentro acaba en empate, elija quién pasa.',
    },
    teams: {
      playersWanted: (least, most, players) =>
        `Dos equipos necesitan de ${least} a ${most} jugadores (hay ${players}): cambie la lista.`,
      unevenList: (players) =>
        `Con ${players} jugadores no se forman dos equipos iguales: añada uno o quite uno.`,
      namesWanted: 'Los dos equipos necesitan nombres distintos: escríbalos o deje ambos en blanco.',
      noTeam: (player, column) =>
        `“${player}” no tiene equipo: rellene la columna ${column === 'team' ? 'Equipo' : 'Club, o una columna Equipo,'} para todos.`,
      twoWanted: (teams, names, column) =>
        `Hacen falta exactamente dos equipos, y la columna ${column === 'team' ? 'Equipo' : 'Club'} tiene ${teams} (${names}): corríjala${column === 'team' ? '' : ' o añada una columna Equipo'}.`,
      alike: (one, other) =>
        `Los equipos “${one}” y “${other}” solo se distinguen por mayúsculas o acentos: escríbalos de modo que nadie los confunda.`,
      uneven: (one, a, other, b) =>
        `Los equipos deben ser iguales, y “${one}” tiene ${a} jugadores y “${other}” ${b}: corrija la lista.`,
      late: 'En un encuentro de dos equipos no cabe un jugador más: use Sustituir antes de su primera partida o genere un calendario nuevo con ambos equipos.',
      changed: (size, tab) =>
        `Este es un encuentro de dos equipos de ${size}: en ${tab} la columna Equipo debe nombrar un equipo para los números 1 a ${size} y otro para los demás, y el calendario debe tener todas sus partidas. Mientras tanto, las tablas cuentan como en una liga.`,
    },
    sections: {
      several: (where) =>
        `${where} tiene jugadores de varios grupos: elija el formato Según la lista, o seleccione los nombres de un grupo.`,
      notListed: 'La lista no tiene ninguna columna Grupo rellenada: rellénela, o elija otro formato.',
      alike: (one, other) =>
        `Los grupos «${one}» y «${other}» solo se distinguen por mayúsculas o acentos: escríbalos igual.`,
      quadsWanted: (size, players) =>
        `Los grupos de ${size} necesitan al menos ${size} jugadores (hay ${players}): añada jugadores, o forme un solo grupo.`,
      poolsWanted: (players, most) =>
        most < 2
          ? `Los grupos necesitan al menos 4 jugadores (hay ${players}): añada jugadores, o forme un solo grupo.`
          : `Con ${players} jugadores se forman de 2 a ${most} grupos: cambie su número.`,
      tossTables:
        'Los colores se sortean en cuadrangulares con las tablas de US Chess: elíjalas, o prescinda del sorteo.',
      varma:
        'El sorteo Varma es para un solo grupo de 9 a 24 jugadores con federación o club, y las tablas Berger en los órdenes fide y simple: elija el sorteo simple.',
      varmaTooLarge: (name, players, most) =>
        `«${name}» tiene ${players} jugadores y el sorteo Varma puede separar a ${most}: elija el sorteo simple.`,
      noteLeftOut: (tabs) => `No se hicieron, porque son para un solo grupo: ${tabs}.`,
      noteUnrated: (players) =>
        players === 1
          ? '1 jugador sin Elo quedó al final.'
          : `${players} jugadores sin Elo quedaron al final.`,
      noteNoRatings: 'Nadie tiene Elo: se tomó la lista por orden de fuerza.',
      noteUnequal: (least, most) =>
        `Los grupos tienen de ${least} a ${most} jugadores, así que unos juegan más rondas que otros.`,
    },
  },
  change: {
    noEvent:
      'No hay ningún torneo hecho por Berger en esta hoja de cálculo: genere antes un calendario en el panel Preparar.',
    scheduleGone: (event) =>
      `Se eliminó el calendario del torneo de la hoja ${event}: recupérelo (Archivo > Historial de versiones) o genere otro.`,
    playersGone: 'Se eliminó la lista de jugadores: recupérela (Archivo > Historial de versiones).',
    tabGone: (tab) => `Se eliminó la hoja ${tab}: vuelva a crearla e inténtelo de nuevo.`,
    scheduleHeadings: (tab) =>
      `A la hoja ${tab} le falta una fila con los encabezados Ronda, N.º, Blancas, Resultado, Negras y N.º: escríbalos sobre sus columnas.`,
    playerHeadings: (tab) =>
      `A la hoja ${tab} le falta una fila con los encabezados N.º y Nombre: escríbalos sobre sus columnas.`,
    noNumbers: (tab) =>
      `Una fila de ${tab} tiene nombres, pero no números de salida: escríbalos en las columnas N.º`,
    sectionForeign: (cell) =>
      `El calendario no tiene partidas del grupo de este jugador (${cell}): escriba su grupo como está en el calendario.`,
    numberMissing: (tab, no, section) =>
      `Ningún jugador de ${tab}${section === undefined ? '' : `, grupo ${section},`} tiene el número de salida ${no}, que usa el calendario: vuelva a ponerlo.`,
    numberBlank: (cell) =>
      `Una fila del calendario tiene un solo número de salida, pero con un número par de jugadores nadie descansa (${cell}): escriba el otro.`,
    numberForeign: (tab, no) =>
      `El calendario no tiene el número de salida ${no}, que está en ${tab}: corrija el número o quite esa fila.`,
    cyclesChanged: (cycles) =>
      `El calendario se hizo con ${cycles === 1 ? '1 vuelta' : `${cycles} vueltas`}, y otro número exige un calendario nuevo: vuelva a poner ${cycles} o genere otro.`,
    orderChanged: (order) =>
      `El calendario se hizo con el orden ${order}, y otro exige un calendario nuevo: vuelva a ponerlo o genere otro.`,
    gameGone: (round) =>
      `Esa partida de la ronda ${round} ya no está en el calendario: recupere su fila (Archivo > Historial de versiones).`,
    gameTwice: (round, first, second) =>
      `Esa partida de la ronda ${round} está dos veces en el calendario (filas ${first} y ${second}): elimine una de las dos.`,
    playerGone: (tab, no) =>
      `El número de salida ${no} no está exactamente una vez en ${tab}: corrija antes los números.`,
    noColumn: (tab, heading) =>
      `La hoja ${tab} no tiene la columna ${heading}: añada una con ese encabezado.`,
    freeRound: 'Un descanso no tiene resultado: donde un jugador no tiene rival, la celda queda en blanco.',
    meanwhile: (cell) =>
      `Alguien acaba de cambiar ${cell}, así que no se escribió nada: mírela y vuelva a intentarlo.`,
    formula: (cell) =>
      `${cell} contiene una fórmula, así que no se escribió nada: cambie el dato en su origen.`,
    tooMuch: 'Son demasiados cambios de una vez, así que no se escribió nada.',
    repairFirst: (title) =>
      `Una operación quedó a medias (${title}). Abra de nuevo la barra lateral y deshágala primero; ahora no se escribió nada.`,
    unreadableRun: 'su registro no se puede leer',
    discarded:
      'El registro de esa operación no se podía leer: no se deshizo nada y el registro se eliminó. Revise las anotaciones de la hoja Torneo y los últimos resultados.',
    nothingToRepair: 'No hay nada que deshacer.',
    repaired: (title) => `Deshecho: ${title}.`,
    kept: (cells) => `Cambiado después, así que queda como está: ${cells}.`,
    undone: (title, answer) =>
      `Google Sheets se detuvo durante: ${title} (${answer}). Todo está como antes: vuelva a intentarlo dentro de un momento y compruebe que puede editar estas hojas.`,
    notUndone: (title, answer) =>
      `Google Sheets se detuvo durante: ${title} (${answer}), y no se pudo restablecer todo. Abra de nuevo la barra lateral para arreglarlo.`,
    doneUnread: 'Está hecho, pero no se pudo volver a leer el torneo: abra de nuevo la barra lateral.',
    settingResult: (round, white, black) => `el resultado ${white}–${black} de la ronda ${round}`,
    settingTieBreaks: 'la lista de desempates',
    drawingLots: 'el sorteo',
    list: 'la lista de desempates',
    seedOneWord: 'La semilla del sorteo es una sola palabra o un número, sin espacios ni comas.',
    nobodyTied: 'Nadie queda empatado tras estos desempates, así que no hay nada que sortear.',
  },
  share: {
    protecting: 'la protección de las hojas',
    unprotecting: 'el fin de la protección',
    publishing: 'la publicación de las tablas',
    goingLive: 'la vuelta a las fórmulas',
    roundSheets: 'las hojas de ronda',
    playerCards: 'las fichas de jugador',
    remaking: 'la recuperación de las hojas borradas',
    protectedByOthers: (tabs) => `Estas hojas ya las había protegido alguien y quedan como están: ${tabs}.`,
    onlyWarns:
      'Hojas de cálculo de Google no permite aquí excluir a los demás editores: solo reciben un aviso antes de cambiar algo.',
    newTabsWarn: (tabs) =>
      `Hojas de cálculo de Google no permite excluir a los demás editores de ${tabs}: allí solo reciben un aviso.`,
    noTables: 'Las hojas con tablas ya no están: vuelva a crearlas primero.',
    tablesMissing: (tabs) => `Se omiten estas hojas porque ya no están: ${tabs}.`,
    noTable: (tab) =>
      `Se omite ${tab}: ya no tiene su fórmula. Borre la hoja y deje que Berger la cree de nuevo.`,
    ownFormula: (tab) => `Se omite ${tab}: Berger no conoce la fórmula que contiene.`,
    notComputed: (tab, problem) => `Se omite ${tab}: ${problem}`,
    inTheWay: (cell) => `${cell} estorba a la tabla: muévalo y vuelva a intentarlo.`,
    notMade:
      'Berger no tiene tablas en esta hoja de cálculo, como en un archivo importado: genere aquí primero un calendario.',
    noRoom: (tab, cell) =>
      `Se omite ${tab}: la tabla llega hasta ${cell}. Añada filas o columnas a la hoja y vuelva a intentarlo.`,
    standsTwice: (tab, one, other) =>
      `Se omite ${tab}: la tabla parece estar dos veces, en ${one} y en ${other}. Borre la copia y vuelva a intentarlo.`,
    notTheTable: (tab, cell) =>
      `Se omite ${tab}: puede que ${cell} no sea parte de la tabla. Mueva lo que hay ahí y vuelva a intentarlo.`,
    changedByHand: (tab) =>
      `En ${tab} había valores cambiados a mano: la fórmula muestra lo que dan los resultados.`,
    howToPrint:
      'Cada página de la hoja es una página de papel: imprima en horizontal, ajustada al ancho y sin cuadrícula.',
    noSuchRound: (round) =>
      round === undefined ? 'El calendario no tiene partidas.' : `El calendario no tiene la ronda ${round}.`,
    tooManyPages: 'Serían más de 500 páginas: imprima una sola ronda, o la hoja Por jugador.',
    nothingMissing: 'No falta ninguna hoja.',
    madeLive: (tab) =>
      `${tab} tiene su fórmula y las demás tablas son valores: actualice los valores en el panel Clasificación.`,
    checkSettings: (tab) =>
      `${tab} se creó de nuevo con los ajustes habituales: compruebe los desempates, la regla de retirada y la puntuación.`,
  },
  people: {
    withdrawing: (name) => `la retirada de ${name}`,
    reinstating: (name) => `la vuelta de ${name}`,
    substituting: (name) => `la sustitución de ${name}`,
    renaming: (name) => `el nuevo nombre de ${name}`,
    entering: (name) => `la inscripción tardía de ${name}`,
    refreshing: 'los nombres del calendario',
    noPlayer: (no) =>
      `La lista de jugadores no tiene el número ${no}: vuelva a poner esa fila o elija a otro jugador.`,
    hasLeft: (name) => `${name} ya se había retirado y no le quedan partidas: no hay nada que hacer.`,
    hasNotLeft: (name) => `${name} no se ha retirado: no hay nada que deshacer.`,
    mendFirst: (cells) => `Hay un resultado que no se entiende (${cells}): corríjalo y vuelva a intentarlo.`,
    hasResults: (name, results) =>
      `${name} tiene ${results === 1 ? '1 resultado' : `${results} resultados`}, contando incomparecencias, y nadie puede ocupar su número: retire a ${name} e inscriba tarde al nuevo.`,
    noStatusColumn: (tab, heading) =>
      `La lista de ${tab} no tiene columna ${heading} ni una columna vacía a su derecha que la clasificación lea: añada una con ese título y vuelva a intentarlo.`,
    noRow: (tab) => `La lista de ${tab} llena su hoja: añada filas al final y vuelva a intentarlo.`,
    nameTooLong: (most) => `El nombre es demasiado largo: use ${most} caracteres como máximo.`,
    nameWanted: 'Falta el nombre: escríbalo.',
    nameIsError: 'Un nombre no puede empezar por #, que las funciones toman por un error: cámbielo un poco.',
    ratingWanted: 'El Elo debe ser un número mayor que 0, o quedar en blanco.',
    whichSection: 'El torneo tiene varios grupos: diga en cuál entra el nuevo jugador.',
    noSection: (section) => `El torneo no tiene ningún grupo «${section}»: elija uno que exista.`,
    sectionFull: (section, free) =>
      `El grupo ${section} no tiene puesto libre, porque su número de jugadores es par: ${free === '' ? '' : `inscriba al nuevo en un grupo que lo tenga (${free}) o `}genere un calendario nuevo con todos.`,
    full: (most) => `El torneo ya tiene ${most} jugadores, el máximo que admite Berger.`,
    notTheTable:
      'El calendario ya no tiene las partidas y los descansos de su tabla, y no se puede añadir a nadie: recupere las filas que faltan (Archivo > Historial de versiones) o genere un calendario nuevo.',
    noteForfeits: (forfeits) =>
      forfeits === 1
        ? '1 partida pendiente se anotó como incomparecencia.'
        : `${forfeits} partidas pendientes se anotaron como incomparecencias.`,
    noteStatusColumn: (tab) => `La lista de ${tab} tiene ahora una columna para el estado.`,
    noteKept: (games) =>
      games === 1
        ? '1 resultado cambiado desde entonces se queda como está.'
        : `${games} resultados cambiados desde entonces se quedan como están.`,
    noteStillAway: (games) =>
      games === 1
        ? '1 partida es ahora incomparecencia del rival, que también se ha retirado.'
        : `${games} partidas son ahora incomparecencias de rivales que también se han retirado.`,
    noteNoForfeits: 'El registro no nombra incomparecencias de este jugador: revise los resultados.',
    nameTaken: (name, no) =>
      `El número ${no} también se llama «${name}»: añada una inicial o el club para que cada nombre esté una sola vez.`,
    noteEqualName: (name) => `Ahora hay dos jugadores que se llaman «${name}».`,
    noteNoColumn: (columns) => `La lista de jugadores no tiene columna para: ${columns}.`,
    noteOtherColumns: (columns) => `Revise también las otras columnas de esa fila: ${columns}.`,
    noteSeat: (name, no) => `${name} tiene el número ${no} y juega con quienes descansaban.`,
    noteMissed: (others, last) =>
      `Quedan por jugar sus partidas de rondas ya empezadas: ${others === '' ? `ronda ${last}` : `rondas ${others} y ${last}`}.`,
    noteBergerTable: (tab) => `La tabla Berger con el nuevo jugador está en ${tab}.`,
    noteNewSchedule: (schedule, results) =>
      `El torneo sigue en ${schedule}, con ${results === 1 ? '1 resultado pasado' : `${results} resultados pasados`}. Las partidas jugadas pueden estar allí en otras rondas. Las hojas anteriores se quedan, pero su Clasificación y su Tabla cruzada leen la misma lista y también muestran al nuevo jugador.`,
    noteDates: 'Las fechas de las rondas no se pasaron.',
    noNames: 'Los nombres del calendario son los de la lista de jugadores: no hay nada que hacer.',
  },
};

/** What each tie-break is, for somebody who has never heard of it. */
const TIE_BREAK_HELP: Readonly<Record<string, string>> = {
  DE: 'Los puntos que los empatados se hicieron entre sí; se repite con los que sigan empatados.',
  'DE/P': 'Los puntos que los empatados se hicieron entre sí, incomparecencias incluidas.',
  SB: 'Por cada partida, los puntos hechos en ella por los puntos finales del rival; todo sumado.',
  'SB/C1': 'Sonneborn-Berger sin el rival que tiene menos puntos.',
  'SB/C2': 'Sonneborn-Berger sin los dos rivales que tienen menos puntos.',
  KS: 'Puntos hechos contra rivales que tienen al menos la mitad de los puntos posibles.',
  'KS/L1': 'Sistema Koya con el límite medio punto más alto.',
  'KS/L2': 'Sistema Koya con el límite un punto más alto.',
  'KS/L-1': 'Sistema Koya con el límite medio punto más bajo.',
  'KS/L-2': 'Sistema Koya con el límite un punto más bajo.',
  WIN: 'Partidas ganadas, incluidas las ganadas por incomparecencia.',
  WON: 'Partidas ganadas sobre el tablero; por incomparecencia no cuentan.',
  BPG: 'Partidas jugadas con negras sobre el tablero.',
  BWG: 'Partidas ganadas con negras sobre el tablero.',
  PS: 'La suma de los puntos tras cada ronda: los primeros cuentan más veces.',
  REP: 'Partidas hasta ahora, menos las perdidas por incomparecencia.',
  STD: 'Uno por cada partida con mejor tanteo y ½ por cada una igualada, valga lo que valga ganar.',
  ARO: 'El Elo medio de los rivales con los que se jugó sobre el tablero.',
  TPR: 'El Elo medio de los rivales, corregido por la tabla de la FIDE según el porcentaje de puntos.',
  PTP: 'El Elo más bajo del que se esperarían tantos puntos contra los mismos rivales.',
  APRO: 'La media del rendimiento de los rivales con los que se jugó sobre el tablero.',
  APPO: 'La media del rendimiento perfecto de los rivales con los que se jugó sobre el tablero.',
  RTNG: 'Va delante el Elo más alto.',
  'RTNG/R': 'Va delante el Elo más bajo.',
  TPN: 'Va delante el número de salida más bajo.',
  'TPN/R': 'Va delante el número de salida más alto.',
  HAND: 'El puesto que está en la columna «Puesto a mano» de los jugadores; va delante el más bajo.',
};

/** «y», o «e» ante el sonido i: Li e Ida, Li e Hilario, pero Li y Hielo, Li y Ian. */
function and(next: string): string {
  return /^[«\u2068]*h?[iíìîï](?![aeoáéó])/i.test(next) ? 'e' : 'y';
}

export const sidebar: typeof en.sidebar = {
  and: (names, last) => `${names} ${and(last)} ${last}`,
  quoted: (text) => `«${text}»`,
  tryAgain: 'Reintentar',
  knockout: {
    heading: 'Eliminatoria',
    players: (n) => `${n} jugadores`,
    way: 'Quién se clasifica',
    byRank: 'Por puesto',
    byHand: 'A mano',
    showSection: (name) => `Ver el grupo ${name}`,
    each: 'De cada grupo',
    first: 'Cuántos',
    handHint: 'Marque quién se clasifica. El primero que marque cuenta como primero de su grupo.',
    games: 'Partidas por encuentro',
    thirdPlace: 'Encuentro por el tercer puesto',
    round: (left) =>
      left === 1
        ? 'Final'
        : left === 2
          ? 'Semifinales'
          : left === 3
            ? 'Cuartos de final'
            : left === 4
              ? 'Octavos de final'
              : left === 5
                ? 'Dieciseisavos de final'
                : `Ronda de ${2 ** left}`,
    bye: 'exento',
    then: (rounds) =>
      rounds.length === 1
        ? 'Los ganadores juegan la final.'
        : `Después: ${rounds.join(', ')}. Juegan entre sí los ganadores de 1 y 2, los de 3 y 4, etc.`,
    inBrackets: 'Entre paréntesis: grupo y número de salida.',
    make: 'Crear la hoja Eliminatoria',
    making: 'Creando la eliminatoria…',
    made: (tab) => `Hecho: ${tab}`,
    tabs: 'Eliminatorias creadas',
  },
  standings: {
    tieBreaks: 'Desempates, en este orden',
    tieBreak: 'Desempate',
    lots: (seed) => `sorteo (${seed})`,
    help: (code, help) => TIE_BREAK_HELP[code] ?? help,
    number: (value) => String(value).replace('.', ','),
    add: 'Añadir',
    addLabel: 'Otro desempate…',
    up: (name) => `Subir: ${name}`,
    down: (name) => `Bajar: ${name}`,
    remove: (name) => `Quitar: ${name}`,
    removed: (name) => `Quitado: ${name}`,
    placeOf: (code, place, of) => `${code}: puesto ${place} de ${of}`,
    willBeLogged:
      'Ya hay resultados: el cambio quedará anotado en el registro de la hoja Torneo. La tabla de abajo ya lo muestra.',
    willBeSaved: 'La tabla de abajo ya muestra este orden.',
    save: 'Usar este orden',
    discard: 'Descartar',
    saving: 'Escribiendo los desempates…',
    saved: 'Desempates cambiados',
    unsaved: 'El orden de los desempates aún no está escrito',
    notSaved: 'No se ha cambiado nada',
    startedTitle: '¿Cambiar ahora los desempates?',
    startedText: (n) =>
      `Ya hay ${n === 1 ? 'un resultado' : `${n} resultados`}. Los desempates deben conocerse antes de empezar (C.07, art. 4.1). El cambio y el orden anterior quedan anotados en la hoja Torneo.`,
    startedYes: 'Cambiarlos',
    otherTitle: 'Alguien ha cambiado los desempates',
    otherText: (now, wanted) => `La hoja Torneo dice ahora ${now}. ¿Sustituirlo por ${wanted}?`,
    otherYes: 'Sustituir',
    heading: 'Clasificación',
    noResults: 'Aún no hay resultados.',
    unrated: (codes, names, n) =>
      n === 1
        ? `${codes} está en blanco: ${names} no tiene Elo.`
        : `${codes} está en blanco: ${names} no tienen Elo.`,
    why: '¿Por qué va uno delante de otro?',
    first: 'Uno',
    second: 'El otro',
    whyAbove: (a, b) => `¿Por qué ${a} va delante de ${b}?`,
    tie: (a, b) => `${a} ${and(b)} ${b} están empatados.`,
    annulled: (names, n) =>
      n === 1
        ? `Las partidas de ${names} están anuladas: no tiene puesto.`
        : `Las partidas de ${names} están anuladas: no tienen puesto.`,
    equal: (name, value) => `${name}: los dos ${value}.`,
    nothing: (name) => `${name}: no dice nada de estos dos.`,
    differs: (name, a, b) => `${name}: ${a} a ${b}.`,
    noDecision: (name, a, b) => `${name}: ${a} a ${b}, que no decide.`,
    inPass: (pass) => `En la pasada ${pass}.`,
    details: '¿De dónde sale un valor?',
    detailsOf: (tieBreak, player) => `${tieBreak}: ${player}`,
    roundShort: 'R',
    resultShort: 'Res.',
    adds: 'Suma',
    noGames: 'Este valor no sale de las partidas, o aún no lo hay.',
    tiedWithNobody: 'El jugador no está empatado con nadie: este desempate no dice nada.',
    lotsHeading: 'Siguen empatados: sorteo',
    lotsTitle: 'Sorteo',
    lotsEarly: 'Quedan partidas por jugar: los empates pueden cambiar.',
    tiedGroup: (rank, names) => `Puesto ${rank}: ${names}.`,
    sharedFirst: (section) => `Grupo ${section}: el puesto 1 está compartido.`,
    sharedMore: (n) => (n === 1 ? 'Y en otro grupo más.' : `Y en otros ${n} grupos.`),
    seed: 'Semilla',
    seedWhy:
      'Una palabra o un número, mejor si nadie lo ha elegido, como la fecha. Con la misma semilla cualquiera puede repetir el sorteo.',
    seedWrong: 'Escriba una palabra o un número sin espacios, comas ni punto y coma.',
    draw: 'Sortear',
    drawing: 'Sorteando…',
    lotsDrawn: (seed) => `Sorteo hecho con la semilla ${seed}`,
    lotsNote: (seed, groups, event) =>
      groups === 0
        ? `Sorteo con la semilla ${seed}: por ahora no hace falta a nadie.`
        : `Sorteado con la semilla ${seed}, que está en la hoja ${event}. Cualquiera puede repetir el sorteo.`,
    publish: 'Publicar como valores',
    publishNote:
      'Las tablas pasan a ser valores fijos: se leen sin el complemento y ya no cambian. Se puede volver atrás cuando se quiera.',
    publishEarly:
      'Las tablas pasan a ser valores fijos: se leen sin el complemento y los próximos resultados no las cambian. Se puede volver atrás cuando se quiera.',
    publishAgain: 'Actualizar los valores',
    goLive: 'Volver a las fórmulas',
    goLiveNote: 'Las tablas son ahora valores fijos. Como fórmulas vuelven a seguir a los resultados.',
    saveFirst: 'Antes use o descarte el orden nuevo.',
    publishing: 'Escribiendo las tablas como valores…',
    goingLive: 'Escribiendo las fórmulas…',
    isPublished: 'Publicado: las tablas son valores',
    isLive: 'Las tablas vuelven a seguir a los resultados',
  },
  results: {
    played: 'Partidas jugadas',
    count: (done, of) => `${done} de ${of} partidas`,
    roundOption: (round, day, missing) =>
      `Ronda ${round}${day === undefined ? '' : ` · ${day}`} · ${missing === 0 ? 'completa' : missing === 1 ? 'falta 1' : `faltan ${missing}`}`,
    shortDay: (day) =>
      new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00Z`),
      ),
    section: (name) => `Grupo ${name}`,
    game: (board, white, black) =>
      board === undefined ? `${white} – ${black}` : `Mesa ${board}: ${white} – ${black}`,
    left: 'ya no juega',
    meaning: {
      '1-0': 'ganan las blancas',
      '½-½': 'tablas',
      '0-1': 'ganan las negras',
      '1F-0F': 'las negras no se presentan',
      '0F-1F': 'las blancas no se presentan',
      '0F-0F': 'nadie se presenta',
      '½-0': 'medio punto solo para las blancas',
      '0-½': 'medio punto solo para las negras',
      '0-0': 'ningún punto para nadie',
    },
    more: 'Más resultados',
    moreNow: (result) => `Más resultados, ahora ${result}`,
    forfeits: 'No jugada: incomparecencia',
    decisions: 'Jugada: decide el árbitro',
    clear: 'Borrar el resultado',
    blank: 'nada',
    writing: 'escribiendo…',
    askTitle: (round) => `Ronda ${round}: alguien ha escrito otro resultado`,
    askDetail: 'Elija junto a la partida cuál es el bueno.',
    overwrite: (row, now, wanted) =>
      `La fila ${row} del calendario dice ahora ${now}. ¿Se conserva o se escribe ${wanted}?`,
    keep: (now) => `Conservar ${now}`,
    writeIt: (wanted) => `Escribir ${wanted}`,
    notWritten: (wanted) => `Sin escribir: ${wanted}.`,
    leave: 'Dejarlo como estaba',
    wasBefore: (result) => `Antes: ${result}.`,
    undo: 'Deshacer',
    fault: (cell, text) => `${cell} dice ${text}. Elija un resultado o corrija la celda.`,
    faultElsewhere: (round, cell, text) => `Ronda ${round}: ${cell} dice ${text}.`,
    stuck: (round) => `Ronda ${round}: un resultado espera su respuesta.`,
    showGame: 'Ver la partida',
    onward: (round) => `Ir a la ronda ${round}`,
    keys: 'Teclas en la partida elegida: 1, 0, = anotan y pasan a la siguiente; Supr borra; las flechas mueven.',
  },
  nav: {
    label: 'Paneles',
    tabs: {
      setUp: 'Crear',
      results: 'Resultados',
      standings: 'Clasificación',
      players: 'Jugadores',
      share: 'Compartir',
    },
    noEvent: 'Todavía no hay torneo. Genere antes un calendario en Crear.',
    toSetUp: 'Ir a Crear',
    notices: 'Por arreglar',
    interrupted: (title) =>
      `Una ejecución se interrumpió a medias: ${title}. Al deshacerla se conserva lo que se haya escrito después.`,
    repair: 'Deshacerla',
    missing: (tabs, n) =>
      n === 1 ? `Falta la hoja ${tabs} del torneo.` : `Faltan las hojas ${tabs} del torneo.`,
    remake: (n) => (n === 1 ? 'Volver a crearla' : 'Volver a crearlas'),
    fault: (tab, cell, text, problem) => `${tab}, ${cell} dice ${text}: ${problem}`,
    emptyFault: (tab, cell, problem) => `${tab}, ${cell} está vacía: ${problem}`,
    staleName: (cell, text, no, name) =>
      `${cell} del calendario muestra ${text}, pero el número ${no} es ${name}.`,
    refreshNames: 'Actualizar los nombres',
    moreFaults: (n) => (n === 1 ? 'y 1 celda más' : `y ${n} celdas más`),
    goToCell: 'Ir a la celda',
    goToThisCell: (cell) => `Ir a la celda ${cell}`,
  },
  status: {
    day: (day) =>
      new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
        .format(new Date(`${day}T00:00Z`))
        .replace(',', ''),
    interrupted: 'Una ejecución se interrumpió a medias',
    below: 'Arréglelo aquí abajo y siga.',
    repairing: 'Deshaciendo…',
    repaired: 'Todo está como antes',
    unreadable: 'No se puede leer el torneo',
    missing: (n) => (n === 1 ? 'Falta una hoja' : `Faltan ${n} hojas`),
    remaking: 'Creando de nuevo las hojas…',
    staleNames: (n) =>
      n === 1
        ? 'El calendario muestra un nombre que no es el de la lista'
        : `El calendario muestra ${n} nombres que no son los de la lista`,
    refreshing: 'Actualizando los nombres…',
    refreshed: 'El calendario muestra los nombres de la lista',
    remade: (tabs) => `Creado de nuevo: ${tabs}`,
    faults: (n) => (n === 1 ? 'Hay una celda ilegible' : `Hay ${n} celdas ilegibles`),
    resultFaults: (n) => (n === 1 ? 'Hay un resultado ilegible' : `Hay ${n} resultados ilegibles`),
    resultFaultsDetail: (cells) => `Corrija ${cells} en el panel Resultados.`,
    resultsMissing: (round, n) =>
      n === 1 ? `Ronda ${round}: falta 1 resultado` : `Ronda ${round}: faltan ${n} resultados`,
    roundNext: (round) => `Sigue la ronda ${round}`,
    roundOn: (round, day) => `Ronda ${round}: ${day}`,
    nextRound: (round, day) => `Ronda ${round}: ${day}.`,
    noResults: 'Aún no hay resultados.',
    resultsIn: (n, of) => `${n} de ${of} resultados anotados.`,
    allIn: 'Están todos los resultados: publique la clasificación',
    allInDetail: 'En el panel Clasificación, como valores para todos.',
    knockoutNext: 'Después, la eliminatoria: Clasificación › Eliminatoria.',
    knockout: {
      unread: (cells, n) =>
        n === 1 ? `No se puede leer la celda ${cells}` : `No se pueden leer las celdas ${cells}`,
      unreadDetail: 'Escriba un resultado como 1-0, ½-½ o 1F-0F.',
      equal: (matches) => `Hay empate en ${matches}`,
      choose: (cells) => `Elija en ${cells} quién pasa.`,
      missing: (matches, n) =>
        n === 1 ? `${matches}: falta 1 resultado` : `${matches}: faltan ${n} resultados`,
      more: (n) => `${n} más`,
      where: (tab) => `En la hoja ${tab}.`,
      over: (winner) => `Eliminatoria terminada: ha ganado ${winner}`,
      publish: 'Publique la clasificación en el panel Clasificación.',
      outdated: 'Las tablas publicadas no están al día: panel Clasificación.',
      pending: 'La eliminatoria todavía se está calculando',
      unreadable: 'Ahora no se puede leer la eliminatoria',
      look: (cell) => `Revise la celda ${cell}.`,
      lookInto: (tab) => `Revise la hoja ${tab}.`,
    },
    published: 'Resultados completos y clasificación publicada',
    publishedDetail: 'Las tablas son valores fijos.',
    outdated: 'Algo cambió desde que se publicaron las tablas',
    outdatedDetail: 'En el panel Clasificación: actualice los valores.',
    frozen: 'Las tablas son valores fijos: no siguen a los resultados.',
    reading: 'Leyendo la hoja de cálculo…',
    stale: 'Ahora no se puede leer la hoja de cálculo: lo que se ve puede no estar al día',
    choose: 'Elija los jugadores para empezar',
    chooseDetail: 'De la hoja, en una lista pegada o solo cuántos son.',
    readSelection: 'Seleccione los nombres en la hoja y lea la selección',
    mendReading: 'Corrija la lista de jugadores y vuelva a leerla',
    onePlayer: 'Añada al menos un jugador más',
    tooMany: 'Acorte la lista de jugadores',
    equalNames: 'Distinga los nombres iguales',
    listRating: 'Corrija el Elo en la lista',
    number: 'Corrija el número de jugadores',
    cycles: 'Corrija el número de vueltas',
    seed: 'Escriba una semilla para el sorteo',
    tooManyGames: 'Reduzca las vueltas o los jugadores',
    ready: 'Todo listo para generar',
    changed: 'La selección ha cambiado',
    changedDetail: 'Revise los jugadores y vuelva a generar.',
    writing: 'Escribiendo las hojas…',
    starting: 'Tarda unos segundos.',
    progress: (tab, done, of) => (tab === '' ? `${done} de ${of} hojas` : `${tab}: ${done} de ${of} hojas`),
    done: (schedule) => `Hecho: el calendario está en ${schedule}`,
    asking: (schedule) => `Ya hay resultados en ${schedule}`,
    failed: 'No se ha podido hacer',
    removing: 'Eliminando las hojas a medio hacer…',
    removed: (tabs) => `Eliminado: ${tabs}`,
  },
  players: {
    legend: 'Jugadores',
    tab: 'Hoja Jugadores',
    tabMissing: 'no la hay',
    tabProblem: 'hay que revisarla',
    selection: 'Selección',
    selectionNote: 'nombres en la hoja',
    list: 'Lista pegada',
    listNote: 'o escrita aquí',
    number: 'Un número',
    numberNote: 'los nombres, luego',
    count: (n) => (n === 1 ? '1 jugador' : `${n} jugadores`),
    inTab: (n, tab) => `${n} en la hoja ${tab}.`,
    inSelection: (n, range) => `${n} en ${range}.`,
    inList: (n) => `${n} en la lista.`,
    inNumber: (n) => `Números de salida del 1 al ${n}; los nombres se escriben luego en la hoja Jugadores.`,
    unread: 'Seleccione en la hoja las celdas con los nombres y pulse el botón.',
    read: 'Leer la selección',
    readAgain: 'Volver a leer la selección',
    tabAgain: 'Volver a leer la hoja',
    names: 'Nombres, uno por línea',
    header: 'La primera línea se ha tomado como encabezado.',
    oneColumn:
      'Solo se ha leído la primera columna. Para leer las demás ponga encima una línea de encabezados: Nombre, Elo, Federación, Club, Equipo, Grupo.',
    wholeLines:
      'Cada línea se ha leído como un solo nombre. Si hay columnas, ponga encima una línea de encabezados: Nombre, Elo, Federación, Club, Equipo, Grupo.',
    wrongRating: (line, text) => `Línea ${line}: ${text} no es un Elo. Escriba un número de 1 a 4000 o nada.`,
    numbering: 'Los números que preceden a los nombres se han tomado como números de salida.',
    howMany: 'Número de jugadores',
    one: 'Solo hay un jugador. Un calendario necesita dos o más.',
    many: (n, most) => `Hay ${n} jugadores. Un calendario admite ${most} como máximo: repártalos en grupos.`,
    equal: (names) => `${names}. Añada una inicial o el club para que cada nombre aparezca una sola vez.`,
    equalName: (name, lines) => `${name} aparece en las líneas ${lines}`,
    equalMore: (n) => (n === 1 ? 'otro nombre' : `otros ${n} nombres`),
    wrongNumber: (most) => `El número de jugadores debe ser un número entero del 2 al ${most}.`,
  },
  formats: {
    legend: 'Formato',
    one: 'Un grupo',
    oneNote: 'todos contra todos',
    quads: 'Cuadrangulares',
    quadsNote: 'de cuatro, por Elo',
    pools: 'Grupos',
    poolsNote: 'y luego eliminatoria',
    teams: 'Equipos',
    teamsNote: 'uno contra otro',
    listed: 'Según la lista',
    listedNote: (n) => `los ${n} grupos de la lista`,
    advice: {
      always: (n) => `${n} jugadores: lo suyo es una liga.`,
      calendar: (n, rounds) => `${n} jugadores: una liga, si hay tiempo para ${rounds} rondas.`,
      ceiling: (n, rounds) => `${n} jugadores: un solo grupo pide ${rounds} rondas, que son muchas.`,
      split: (n, rounds) => `${n} jugadores: un solo grupo pediría ${rounds} rondas.`,
      small: (n) => `${n} jugadores: mejor un solo grupo que varios.`,
      toOne: 'Hacer un solo grupo',
      toPools: 'Hacer dos grupos',
      toQuads: 'Repartir en cuadrangulares',
    },
    system: {
      label: 'Tablas',
      berger: 'Berger (FIDE)',
      crenshaw: 'US Chess (Crenshaw)',
      circle: 'Método del círculo',
    },
    sectionSizes: (sizes) => `Grupos: ${sizes}.`,
    sectionsOf: (n, size) => `${n} de ${size}`,
    quadSize: 'Jugadores por cuadrangular',
    quadSizeWrong: (least, most) =>
      `Los jugadores por cuadrangular deben ser un número entero del ${least} al ${most}.`,
    quadFew: (size) => `Un cuadrangular de ${size} necesita al menos ${size} jugadores.`,
    sectioned: 'La lista tiene grupos: elija el formato Según la lista o vacíe la columna Grupo.',
    sectionedNote: 'la lista tiene grupos',
    noRatings: 'Nadie tiene Elo: se entiende que la lista va por orden de fuerza.',
    unrated: (names, n) =>
      n === 1 ? `${names} no tiene Elo y va al final.` : `${names} no tienen Elo y van al final.`,
    toss: 'Colores de US Chess: la última ronda, a suertes',
    tossSeed: 'Semilla de los colores',
    tossWhy: 'La misma semilla da siempre los mismos colores.',
    tossMissing: 'Escriba una palabra o un número como semilla de los colores.',
    poolCount: 'Número de grupos',
    poolsWrong: (most) =>
      most < 2
        ? 'Dos grupos necesitan cuatro jugadores o más.'
        : `El número de grupos debe ser un número entero del 2 al ${most}.`,
    deal: 'Reparto',
    snake: 'en serpiente, por Elo',
    order: 'en bloques, según la lista',
    knockout: 'Jugados los grupos, puede seguir una eliminatoria desde el panel Clasificación.',
    alone: (sections, n) =>
      n === 1
        ? `El grupo ${sections} tiene un solo jugador: hacen falta dos o más.`
        : `Los grupos ${sections} tienen un solo jugador: hacen falta dos o más.`,
    noSection: (names, n) =>
      n === 1
        ? `${names} no está en ningún grupo: rellene la columna Grupo.`
        : `${names} no están en ningún grupo: rellene la columna Grupo.`,
    teamsFound: (a, b, n) => `${a} contra ${b}, ${n} jugadores cada uno.`,
    teamsHalves: (n) =>
      `Los ${n} primeros de la lista contra los otros ${n}. También se pueden indicar los equipos en una columna Equipo.`,
    teamsMeet: (n) =>
      n === 1
        ? 'Cada uno juega una vez con todos los del otro equipo.'
        : `Cada uno juega ${n} veces con todos los del otro equipo, alternando los colores.`,
    teamFirst: 'Primer equipo',
    teamSecond: 'Segundo equipo',
    teamFew: 'Dos equipos necesitan cuatro jugadores o más.',
    teamNames: 'Los dos equipos necesitan nombres distintos.',
    teamOdd: 'El número de jugadores es impar: los equipos deben ser iguales.',
    teamCount: (teams, n) =>
      n === 1
        ? `La lista nombra un solo equipo, ${teams}. Debe nombrar dos.`
        : `La lista nombra ${n} equipos: ${teams}. Debe nombrar dos.`,
    teamSizes: (a, n, b, m) => `${a} tiene ${n} jugadores y ${b} tiene ${m}: los equipos deben ser iguales.`,
    noTeam: (names, n) =>
      n === 1
        ? `${names} no está en ningún equipo: rellene la columna Equipo.`
        : `${names} no están en ningún equipo: rellene la columna Equipo.`,
    more: (n) => `${n} más`,
    status: {
      division: 'Corrija el formato',
      section: 'Corrija los grupos de la lista',
      team: 'Corrija los equipos de la lista',
      toss: 'Escriba una semilla para los colores',
      pools: 'Corrija el número de grupos',
      size: 'Corrija el número de jugadores por cuadrangular',
      varma: 'Dé los números de otro modo',
      dates: 'Corrija las fechas',
    },
    numbers: {
      varma: 'Varma',
      dealt: 'Por fuerza',
      varmaSaid: (contingents) =>
        `Sorteo dirigido (C.05, anexo 2): no se enfrentan en las tres últimas rondas: ${contingents}. La misma semilla con la misma lista da siempre el mismo sorteo.`,
      varmaFree:
        'Nadie comparte federación ni club, así que es un sorteo simple. La misma semilla con la misma lista da siempre el mismo sorteo.',
      contingent: (name, n) => `${name} (${n})`,
      clash: (name, n, most) =>
        `${name} tiene ${n} jugadores y solo se puede separar a ${most}: haga un sorteo simple.`,
      noRatings: 'Por Elo: nadie tiene Elo.',
      varmaSize: (least, most) => `Varma: de ${least} a ${most} jugadores.`,
      varmaColumns: 'Varma: la lista debe indicar federaciones o clubes.',
      varmaTables: 'Varma: con las tablas Berger y sin orden en espejo.',
      eachSection: 'Cada grupo se sortea por separado.',
    },
    shifted: 'Como quiere la FIDE: cada vuelta empieza dos rondas antes',
    dates: {
      legend: 'Fechas',
      none: 'sin fechas',
      range: (first, last) => (first === last ? first : `${first} – ${last}`),
      start: 'Primer día',
      every: 'Se juega',
      weekdays: 'días fijos',
      days: 'cada … días',
      everyDays: 'Días de una fecha a otra',
      weekday: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
      weekdayShort: ['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do'],
      roundsADay: 'Rondas al día',
      time: 'Hora',
      timeOf: (n) => `Hora, ronda ${n} del día`,
      off: 'Días sin juego',
      from: 'Del',
      to: 'al',
      toLabel: 'Hasta (opcional)',
      add: 'Añadir',
      remove: (day) => `Quitar: ${day}`,
      added: (day) => `Día sin juego: ${day}`,
      blank: 'Elija el primer día y cada ronda tendrá su fecha.',
      said: (days, first, last) =>
        days === 1 ? `Todo el ${first}.` : `${days} días, del ${first} al ${last}.`,
      lastDay: 'última ronda',
      day: (day) =>
        new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
          .format(new Date(`${day}T00:00Z`))
          .replace(',', ''),
      shortDay: (day) =>
        new Intl.DateTimeFormat('es', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
          new Date(`${day}T00:00Z`),
        ),
      longDay: (day) =>
        new Intl.DateTimeFormat('es', {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          timeZone: 'UTC',
        }).format(new Date(`${day}T00:00Z`)),
      wrong: {
        date: 'Ese primer día no existe. Elija una fecha.',
        dayOff: (day) => `Ese día sin juego no existe: ${day}. Quítelo.`,
        typedOff: 'Complete el día sin juego que está escribiendo o vacíe sus campos',
        overlap: (one, other) =>
          one === other
            ? `El día sin juego ${one} está dos veces: quite uno de los dos.`
            : `Los días sin juego ${one} y ${other} se solapan: júntelos en un solo intervalo.`,
        backwards: 'El último día sin juego es anterior al primero.',
        weekdays: 'Elija uno o más días de la semana.',
        interval: (most) => `Los días de una fecha a otra deben ser un número entero del 1 al ${most}.`,
        roundsADay: (most) => `Las rondas al día deben ser un número entero del 1 al ${most}.`,
        times: 'Indique una hora para cada ronda del día, o ninguna.',
        time: 'Cada hora debe ser posterior a la anterior.',
        noDay: 'No quedan días para todas las rondas.',
      },
    },
    clock: {
      legend: 'Ritmo de juego',
      none: 'cuánto dura',
      control: (base, increment) => `${base} min + ${increment} s`,
      base: 'Minutos por jugador',
      increment: 'Segundos por jugada',
      session: 'Minutos de una sesión',
      changeover: 'Minutos entre rondas',
      blank: 'Escriba los minutos por jugador y verá cuánto dura.',
      wrong:
        'Escriba números enteros; los minutos por jugador y los segundos por jugada no pueden ser 0 a la vez.',
      longestGame: 'Partida más larga (60 jugadas)',
      round: 'Ronda con su pausa',
      perSession: 'Rondas por sesión',
      sessions: 'Sesiones',
      total: 'En total',
      minutes: (n) => {
        const [h, m] = [Math.floor(n / 60), n % 60];
        return h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${m} min`;
      },
      tooShort: 'Una ronda dura más que una sesión.',
      said: (time, sessions) =>
        sessions === 1 ? `Cerca de ${time} en una sesión.` : `Cerca de ${time} en ${sessions} sesiones.`,
    },
    section: 'Grupo',
    playersOf: (section) => `Jugadores del grupo ${section}`,
    perPlayer: (least, most) => `${least}–${most}`,
  },
  numbers: {
    legend: 'Números de salida',
    listed: 'Según la lista',
    lot: 'Por sorteo',
    rating: 'Por Elo',
    seed: 'Semilla',
    draw: 'Números de salida, el 1 primero',
    lotSaid:
      'Cualquier palabra o número, mejor si se acuerda antes del sorteo. La misma semilla con la misma lista da siempre el mismo sorteo.',
    ratingSaid: 'El Elo más alto recibe el número 1. Quienes no tienen Elo van al final.',
    seedMissing: 'Escriba una palabra o un número como semilla del sorteo.',
    newTab: 'La lista ya tiene números: estos van a una hoja Jugadores nueva.',
  },
  cycles: {
    legend: 'Vueltas',
    more: '3 o más',
    howMany: 'Número de vueltas',
    wrong: (least, most) => `El número de vueltas debe ser un número entero del ${least} al ${most}.`,
    meets: (n) =>
      n === 1
        ? 'Todos contra todos, una vez.'
        : n === 2
          ? 'Todos contra todos dos veces, una con cada color.'
          : `Todos contra todos ${n} veces, alternando los colores.`,
  },
  order: {
    legend: 'Orden de las rondas',
    fide: 'FIDE: se intercambian las dos últimas rondas de la primera vuelta',
    fideNothing: 'FIDE: en una tabla tan corta no se intercambia nada',
    fideNoHelp: 'FIDE: tal como está la tabla; aquí ningún intercambio la mejora',
    fideRounds: (a, b) => `FIDE: se intercambian las rondas ${a} y ${b}`,
    fidePairs: (pairs) => `FIDE: se intercambian las rondas ${pairs}`,
    plain: 'Simple: tal como está la tabla',
    mirror: 'Espejo: una vuelta de cada dos, al revés',
    mirrorTwo: 'Espejo: la segunda vuelta, al revés',
    meetAgain: (a, b) => `Los emparejamientos de la ronda ${a} se repiten en la ${b}.`,
    meetAgainAlways: 'En cada unión de vueltas se repiten los mismos emparejamientos.',
    nobody: 'Nadie juega tres seguidas con el mismo color.',
    somebody: (players, n) =>
      n === 1
        ? `El jugador ${players} lleva tres veces el mismo color en la unión de las vueltas.`
        : `Los jugadores ${players} llevan tres veces el mismo color en la unión de las vueltas.`,
    others: (n) => (n === 1 ? 'otro' : `otros ${n}`),
  },
  summary: {
    heading: 'Resumen',
    rounds: (n) => (n === 1 ? 'ronda' : 'rondas'),
    boards: (n) => (n === 1 ? 'mesa' : 'mesas'),
    games: (n) => (n === 1 ? 'partida' : 'partidas'),
    perPlayer: 'por jugador',
    free: (n) => (n === 1 ? 'Cada jugador descansa una ronda.' : `Cada jugador descansa ${n} rondas.`),
    tooManyGames: (most) =>
      `Más de ${most} partidas no se pueden escribir en el tiempo que da Google Sheets. Reduzca las vueltas o reparta a los jugadores en grupos.`,
  },
  preview: {
    heading: 'Vista previa',
    roundOf: (round, of) => `Ronda ${round} de ${of}`,
    previous: 'Ronda anterior',
    next: 'Ronda siguiente',
    board: 'Mesa',
    more: (n) => (n === 1 ? 'y 1 mesa más' : `y ${n} mesas más`),
  },
  generate: {
    button: 'Generar el calendario',
    busy: 'Escribiendo…',
    notYet: (next) => `Aún no es posible: ${next}.`,
    makes: (tabs) => `Crea las hojas ${tabs}. No se sobrescribe nada.`,
    exists: (schedule) =>
      `${schedule} se queda como está: se crea otro calendario en hojas nuevas. No se sobrescribe nada.`,
    existsResults: (schedule, results, games) =>
      `${schedule} tiene ${results} de ${games} resultados y se queda como está. Al generar se pregunta antes y se crean hojas nuevas.`,
  },
  confirm: {
    title: '¿Crear un segundo calendario?',
    text: (schedule, results) =>
      `Ya hay resultados en ${schedule} (${results}). El segundo calendario irá en hojas nuevas. No se sobrescribe nada.`,
    yes: 'Crear otro calendario',
    no: 'Cancelar',
  },
  done: {
    heading: 'Hojas del torneo',
    was: 'ya existía',
    again: 'Generar otro',
    next: 'Escriba los resultados en la columna de resultados: la clasificación y las tablas se actualizan solas.',
  },
  leftovers: {
    text: (tabs, n) =>
      n === 1
        ? `Una ejecución interrumpida dejó a medio hacer la hoja ${tabs}.`
        : `Una ejecución interrumpida dejó a medio hacer las hojas ${tabs}.`,
    remove: (n) => (n === 1 ? 'Eliminarla' : 'Eliminarlas'),
    keep: 'Conservar',
  },
  people: {
    heading: 'Jugadores del torneo',
    sectionHeading: (section) => `Grupo ${section}`,
    games: (played, of) => `${played} de ${of} partidas`,
    withdrawn: 'retirado',
    expelled: 'expulsado',
    actions: (name) => `Cambios de ${name}`,
    withdraw: 'Retirar…',
    reinstate: 'Readmitir…',
    substitute: 'Sustituir…',
    rename: 'Corregir el nombre…',
    other: 'Otros cambios',
    late: 'Inscripción tardía…',
    cancel: 'Cancelar',
    undo: 'Deshacer',
    notes: 'Lo que se ha hecho',
    changed: 'Mientras tanto la hoja ha cambiado. Mírela de nuevo y repita.',
    withdrawal: {
      heading: (name) => `¿Retirar a ${name}?`,
      why: 'Motivo',
      left: 'Deja el torneo',
      expelled: 'Ha sido expulsado',
      completed: 'Partidas terminadas',
      of: (n, all) => `${n} de ${all}`,
      needed: 'Necesarias para la mitad',
      annul:
        'Ha terminado menos de la mitad de sus partidas: los resultados constan, pero no cuentan en la clasificación (C.05 art. 6.6).',
      keep: 'Ha terminado al menos la mitad de sus partidas: los resultados se mantienen y cuentan (C.05 art. 6.6).',
      ruleKeep: (decision) =>
        `La regla de este torneo (hoja Torneo, Regla de retirada) mantiene todos los resultados, así que cuentan. Según la FIDE: ${decision}`,
      ruleAnnul: (decision) =>
        `La regla de este torneo (hoja Torneo, Regla de retirada) anula los resultados de quien se va. Según la FIDE: ${decision}`,
      standings: 'Clasificación resultante: puesto · puntos',
      kept: 'cuentan',
      annulled: 'anulados',
      applies: 'se aplica',
      forfeits: (n, name) =>
        n === 0
          ? 'No queda ninguna partida por jugar: solo cambia el estado.'
          : n === 1
            ? `La partida que queda por jugar se da por incomparecencia: la pierde ${name} y la gana el rival.`
            : `Las ${n} partidas que quedan por jugar se dan por incomparecencia: las pierde ${name} y las ganan los rivales.`,
      bothLeft: (n) =>
        n === 1
          ? 'En una de ellas el rival también se ha ido: nadie suma.'
          : `En ${n} de ellas el rival también se ha ido: nadie suma.`,
      unreadable: 'Un resultado de este jugador no se entiende: corríjalo antes en Resultados.',
      go: 'Retirar',
      busy: 'Anotando la retirada…',
      done: (name) => `${name} ha dejado el torneo.`,
    },
    reinstatement: {
      heading: (name) => `¿Readmitir a ${name}?`,
      forfeits: (n) =>
        n === 1
          ? 'Se borra la incomparecencia que anotó la retirada. Todo lo demás se queda como está.'
          : `Se borran las ${n} incomparecencias que anotó la retirada. Todo lo demás se queda como está.`,
      none: 'La retirada no anotó ninguna incomparecencia: solo cambia el estado.',
      byHand:
        'El estado se escribió a mano, así que no se borra ningún resultado: revise las incomparecencias en Resultados.',
      go: 'Readmitir',
      busy: 'Anulando la retirada…',
      done: (name) => `${name} vuelve a jugar.`,
    },
    substitution: {
      heading: (name) => `Sustituto de ${name}`,
      explain: (no) => `El sustituto toma el número ${no} con todas sus partidas, antes de la primera.`,
      late: (name) =>
        `${name} ya tiene algún resultado, así que nadie puede tomar su número. Retire a ${name}; quien llega puede ser una inscripción tardía.`,
      instead: 'Retirar…',
      go: 'Sustituir',
      busy: 'Anotando al sustituto…',
      done: (before, after) => `${after} juega en lugar de ${before}.`,
    },
    renaming: {
      heading: (name) => `Corregir el nombre de ${name}`,
      explain:
        'El nombre cambia en todas las hojas y no se toca ningún resultado. Si es otra persona, use Sustituir.',
      same: 'Ese ya es el nombre.',
      go: 'Cambiar el nombre',
      busy: 'Escribiendo el nombre…',
      done: (before, after) => `${before} se llama ahora ${after}.`,
    },
    overwrite: {
      title: '¿Sobrescribir el nombre?',
      text: (now, name) =>
        `Mientras tanto alguien ha cambiado el nombre a ${now}. ¿Escribir ${name} en su lugar?`,
      yes: 'Sobrescribir',
    },
    entry: {
      heading: 'Inscripción tardía',
      section: 'Grupo',
      sections:
        'Todos los grupos tienen un número par de jugadores y ninguno tiene puesto libre: el nuevo necesita un calendario nuevo con todos.',
      teams:
        'En un encuentro de dos equipos no cabe un jugador más. Un sustituto puede ocupar el puesto de un jugador antes de su primera partida.',
      free: (no) =>
        `El nuevo jugador toma el número ${no}, el puesto libre: no cambia ningún emparejamiento.`,
      begun: (rounds, n) =>
        n === 1
          ? `La ronda ${rounds} ya ha empezado: su partida de esa ronda queda pendiente.`
          : `Las rondas ${rounds} ya han empezado: sus partidas de esas rondas quedan pendientes.`,
      full: 'No hay ningún puesto libre: hace falta otro calendario, que se crea en hojas nuevas.',
      kept: (n) =>
        n === 0
          ? ''
          : n === 1
            ? 'El resultado que ya hay se conserva.'
            : `Los ${n} resultados que ya hay se conservan.`,
      go: (no) => `Inscribir con el número ${no}`,
      goNew: 'Crear otro calendario…',
      title: '¿Crear otro calendario?',
      ask: (n) =>
        n === 0
          ? 'El calendario se vuelve a hacer con un jugador más, en hojas nuevas. Las hojas actuales se conservan.'
          : `Ya hay resultados (${n}). El calendario se vuelve a hacer con un jugador más, en hojas nuevas y con esos resultados; las partidas jugadas pueden estar allí en otras rondas. Las hojas actuales se conservan, pero su Clasificación y su Tabla cruzada también mostrarán al nuevo jugador.`,
      yes: 'Crear otro calendario',
      busy: 'Inscribiendo al jugador…',
      done: (name) => `${name} queda inscrito.`,
    },
    fields: {
      name: 'Nombre',
      rating: 'Elo',
      federation: 'Federación',
      club: 'Club',
      optional: 'Solo hace falta el nombre.',
      noName: 'Escriba el nombre.',
      wrongRating: (most) => `El Elo debe ser un número entero del 1 al ${most}, o quedar en blanco.`,
    },
  },
  audit: {
    heading: 'Comprobar el calendario',
    hint: 'Si alguien lo cambió a mano: ¿juegan todos contra todos, una vez por ronda y con colores justos?',
    check: 'Comprobar el calendario',
    checking: 'Leyendo el calendario…',
    section: (name: string) => `Grupo ${name}`,
    sound: 'El calendario está bien.',
    faults: (n: number) => (n === 1 ? '1 error en el calendario' : `${n} errores en el calendario`),
    unusual: (n: number) =>
      n === 1
        ? 'No hay errores, pero sí 1 cosa que conviene saber.'
        : `No hay errores, pero sí ${n} cosas que conviene saber.`,
    fault: 'Error',
    remark: 'Conviene saber',
    size: (rounds: number, games: number) =>
      `${rounds === 1 ? '1 ronda' : `${rounds} rondas`}, ${games === 1 ? '1 partida' : `${games} partidas`}.`,
    isTable: (size: string, table: string) => `${size} Es ${table}.`,
    tables: {
      berger: 'la tabla Berger',
      crenshaw: 'la tabla de US Chess',
      circle: 'la tabla del método del círculo',
      scheveningen: 'la tabla Scheveningen',
    },
    others: (n: number) => `${n} más`,
    more: (n: number) => (n === 1 ? 'Y 1 más de esta clase.' : `Y ${n} más de esta clase.`),
    noGames: 'No hay ninguna partida que se pueda leer.',
    unreadable: (n: number) =>
      n === 1 ? 'Una casilla no se puede leer.' : `${n} casillas no se pueden leer.`,
    himself: (round: number, who: string) => `Ronda ${round}: ${who} juega contra sí mismo.`,
    stranger: (no: number) => `Nadie tiene el número ${no} en la lista de jugadores.`,
    idle: (who: string) => `${who} no tiene ninguna partida.`,
    noRound: (rounds: string, n: number) =>
      n === 1 ? `Falta la ronda ${rounds}.` : `Faltan las rondas ${rounds}.`,
    roundTooMany: (rounds: string, n: number, last: number) =>
      `${n === 1 ? `Sobra la ronda ${rounds}` : `Sobran las rondas ${rounds}`}: la última es la ronda ${last}.`,
    noGame: (round: number, who: string) => `Ronda ${round}: falta ${who}.`,
    freeRound: (who: string) => `el descanso de ${who}`,
    wrongRound: (round: number, pairing: string, right: number) =>
      `Ronda ${round}: ${pairing} no encaja aquí y falta en la ronda ${right}.`,
    wrongNumber: (round: number, who: string, missing: string) =>
      `Ronda ${round}: está ${who} donde falta ${missing}.`,
    twice: (round: number, who: string, times: number) =>
      `Ronda ${round}: ${who} juega ${times === 2 ? 'dos veces' : `${times} veces`}.`,
    teamMates: (one: string, other: string) =>
      `${one} ${and(other)} ${other} son del mismo equipo, pero se enfrentan.`,
    neverMeet: (one: string, other: string) => `${one} ${and(other)} ${other} no se enfrentan nunca.`,
    meet: (one: string, other: string, times: number, wanted: number) =>
      `${one} ${and(other)} ${other} se enfrentan ${times === 1 ? 'una vez' : `${times} veces`} en lugar de ${wanted === 1 ? 'una' : String(wanted)}.`,
    colours: (who: string, whites: number, blacks: number) =>
      `${who} lleva blancas ${whites} y negras ${blacks} veces.`,
    run: (who: string, length: number) => `${who} lleva el mismo color ${length} veces seguidas.`,
    difference: (round: number, table: string, found: string, right: string) =>
      `Primera diferencia con ${table}, en la ronda ${round}: ${found === '' ? 'nada' : found} en lugar de ${right === '' ? 'nada' : right}.`,
    goTo: (cell: string) => `Ir a la casilla ${cell}`,
    paint: 'Colorear estas filas',
    painting: 'Coloreando las filas…',
    painted: 'Las filas tienen color.',
    isPainted: 'Hay filas del calendario con color. La fila que se corrige lo pierde por sí sola.',
    clear: 'Quitar el color',
    clearing: 'Quitando el color…',
    cleared: 'El color está quitado.',
  },
  share: {
    dateLocale: 'es',
    protection: {
      heading: 'Quién puede cambiar qué',
      none: 'Quien puede editar el archivo puede cambiar cualquier celda.',
      results: 'Los editores pueden escribir resultados y no pueden cambiar nada más.',
      warning:
        'Google Sheets no ha podido excluir a los editores: solo les avisa antes de cambiar algo que no sean resultados.',
      will: 'Con la protección, los editores pueden escribir en la columna Resultado y en ninguna otra celda. Usted y el propietario del archivo pueden seguir cambiándolo todo.',
      protect: 'Proteger todo salvo los resultados',
      unprotect: 'Quitar la protección',
      protecting: 'Protegiendo las hojas…',
      unprotecting: 'Quitando la protección…',
      isProtected: 'Todo está protegido salvo los resultados',
      isUnprotected: 'La protección se ha quitado',
    },
    publishing: {
      heading: 'Para quien no tiene Berger',
      live: 'La clasificación y las tablas son fórmulas que solo se calculan en archivos con Berger. Como valores las ve todo el mundo, también en el móvil.',
      values:
        'La clasificación y las tablas están como valores: no siguen los resultados hasta que se activen de nuevo.',
      toStandings: 'Ir a Clasificación',
    },
    printing: {
      heading: 'Imprimir',
      which: 'Hojas de ronda para',
      all: 'todas las rondas',
      round: (n) => `la ronda ${n}`,
      sheets: 'Crear hojas de ronda',
      cards: 'Crear fichas de jugador',
      hint: 'Van en hojas nuevas con letra grande. Abra una e imprímala con Archivo › Imprimir.',
      busy: 'Escribiendo la hoja…',
      done: (tabs) => `Creado: ${tabs}`,
      tabs: 'Hojas para imprimir',
    },
    message: {
      heading: 'Mensaje a los jugadores',
      round: 'Ronda',
      text: 'Texto del mensaje',
      copy: 'Copiar el texto',
      copied: 'El texto está copiado: péguelo en el mensaje.',
      selected: 'El texto está seleccionado: cópielo con Ctrl+C o ⌘C.',
    },
    calendar: {
      heading: 'Archivo de calendario',
      whose: 'Partidas de',
      everybody: 'todos',
      download: 'Descargar el archivo de calendario',
      otherwise: 'Si la descarga no funciona',
      copy: 'Copiar el texto',
      text: 'Texto del archivo de calendario',
      hint: 'Para Google Calendar, Outlook y otros. Tras un cambio, importe un archivo nuevo: las partidas que contiene se actualizan.',
      copied: 'El texto está copiado: guárdelo en un archivo cuyo nombre termine en .ics.',
      none: 'El calendario no tiene fechas: escríbalas en su columna Fecha y vuelva aquí.',
      noneOfPlayer:
        'Ninguna partida de este jugador tiene fecha: escriba las fechas en la columna Fecha del calendario.',
      undated: (n) =>
        n === 1
          ? '1 partida no tiene fecha y no se incluye.'
          : `${n} partidas no tienen fecha y no se incluyen.`,
      games: (n) => (n === 1 ? '1 partida con fecha.' : `${n} partidas con fecha.`),
      downloaded: (file) => `${file} está descargado`,
    },
    goToSchedule: 'Ir al calendario',
    round: (n) => `Ronda ${n}`,
    roundOn: (n, date) => `Ronda ${n}, ${date}`,
    section: (name) => `Grupo ${name}`,
    board: (n) => `Mesa ${n}`,
    onBoard: (n) => `mesa ${n}`,
    summary: (round, pairing, place) =>
      place === '' ? `Ronda ${round}: ${pairing}` : `Ronda ${round}: ${pairing} (${place})`,
    free: (names) => `Descansa: ${names}`,
    whiteFirst: 'Las blancas se nombran primero.',
    forfeit: (score) => `${score} por incomparecencia`,
    bothAbsent: '0-0, no se presentó ninguno',
  },
  failure: {
    noAnswer:
      'El complemento no ha respondido. Si tiene abiertas dos cuentas de Google, abra la hoja de cálculo en una ventana privada con una sola cuenta y vuelva a intentarlo.',
    offline: 'No hay conexión. Compruebe la red y vuelva a intentarlo.',
    late: 'Seis minutos después sigue sin haber respuesta. Mire las hojas antes de reintentarlo: puede que algunas estén hechas.',
    outside:
      'Esta página solo funciona dentro de Google Sheets: ábrala con el menú Extensiones › Berger › Abrir el panel lateral.',
  },
};
