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
  systemNotYet: (system) => `el sistema «${system}» no está disponible todavía: omítalo o escriba «berger».`,
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
  roundMissing: (row) =>
    `una partida de games no tiene ronda (fila ${row}): rellene la columna Ronda en todas las filas.`,
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

export const tabs: typeof en.tabs = {
  names: {
    event: 'Torneo',
    players: 'Jugadores',
    schedule: 'Calendario',
    berger: 'Tabla Berger',
    standings: 'Clasificación',
    crosstable: 'Tabla cruzada',
    progress: 'Evolución',
    byPlayer: 'Por jugador',
    roundSheets: 'Hojas de ronda',
    playerCards: 'Fichas de jugador',
  },
  unfinished: (name) => `${name} (sin terminar)`,
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
    'Elija un resultado, primero las blancas: 1-0, ½-½, 0-1. F es incomparecencia: 1F-0F, 0F-1F, 0F-0F (no vino ninguno).',
  resultNote:
    'Aquí se escriben los resultados, primero las blancas. También se leen otras formas, como 1/2 o +:-. Si un resultado no se puede leer, las funciones dicen cuál es.',
  boardOf: (board) => `Mesa ${board}`,
  progress: { title: 'Puntos después de cada ronda' },
  tieBreaks: {
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
    format: 'Sistema',
    cycles: 'Vueltas',
    order: 'Orden de las rondas',
    tieBreaks: 'Desempates',
    withdrawal: 'Regla de retirada',
    scoring: 'Puntuación',
    seed: 'Semilla del sorteo',
    roundRobin: 'Liga (tabla Berger)',
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
    'Otra persona está haciendo hojas con Berger en este archivo ahora mismo, así que no se escribió nada: inténtelo de nuevo dentro de un minuto.',
  tooBig: (cells, most) =>
    `Con las hojas nuevas este archivo tendría ${cells} celdas, y Google Sheets permite ${most}: elimine hojas que no necesite o use un archivo nuevo.`,
  tabGone: 'Esa hoja ya no está: genere el calendario de nuevo.',
  cyclesWanted: (most) => `El número de vueltas debe ser un entero de 1 a ${most}.`,
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
  sections: (where) =>
    `${where} tiene jugadores de varios grupos: seleccione los nombres de un grupo y genere un calendario para cada uno.`,
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
};

export const sidebar: typeof en.sidebar = {
  and: 'y',
  quoted: (text) => `«${text}»`,
  tryAgain: 'Reintentar',
  status: {
    reading: 'Leyendo la hoja de cálculo…',
    choose: 'Elija los jugadores para empezar',
    chooseDetail: 'De la hoja, en una lista pegada o solo cuántos son.',
    readSelection: 'Seleccione los nombres en la hoja y lea la selección',
    mendReading: 'Corrija la lista de jugadores y vuelva a leerla',
    onePlayer: 'Añada al menos un jugador más',
    tooMany: 'Acorte la lista de jugadores',
    equalNames: 'Distinga los nombres iguales',
    number: 'Corrija el número de jugadores',
    cycles: 'Corrija el número de vueltas',
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
    numbering: 'Los números que preceden a los nombres se han tomado como números de salida.',
    howMany: 'Número de jugadores',
    one: 'Solo hay un jugador. Un calendario necesita dos o más.',
    many: (n, most) => `Hay ${n} jugadores. Un calendario admite ${most} como máximo: repártalos en grupos.`,
    equal: (names) => `${names}. Añada una inicial o el club para que cada nombre aparezca una sola vez.`,
    equalName: (name, lines) => `${name} aparece en las líneas ${lines}`,
    equalMore: (n) => (n === 1 ? 'otro nombre' : `otros ${n} nombres`),
    wrongNumber: (most) => `El número de jugadores debe ser un número entero del 2 al ${most}.`,
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
    button: 'Generar calendario',
    busy: 'Escribiendo…',
    notYet: (next) => `Aún no es posible: ${next}.`,
    makes:
      'Crea las hojas Torneo, Calendario, Tabla Berger, Clasificación, Tabla cruzada, Evolución y Por jugador. No se sobrescribe nada.',
    makesPlayers:
      'Crea las hojas Torneo, Jugadores, Calendario, Tabla Berger, Clasificación, Tabla cruzada, Evolución y Por jugador. No se sobrescribe nada.',
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
  failure: {
    noAnswer:
      'El complemento no ha respondido. Si tiene abiertas dos cuentas de Google, abra la hoja de cálculo en una ventana privada con una sola cuenta y vuelva a intentarlo.',
    offline: 'No hay conexión. Compruebe la red y vuelva a intentarlo.',
    late: 'Seis minutos después sigue sin haber respuesta. Mire las hojas antes de reintentarlo: puede que algunas estén hechas.',
    outside:
      'Esta página solo funciona dentro de Google Sheets: ábrala con el menú Extensiones › Berger › Abrir el panel lateral.',
  },
};
