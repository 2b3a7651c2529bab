/** A district as data: real names and approximate centres. Its street plan is invented from them. */
export type DistrictRow = {
  readonly name: string;
  /** As addresses abbreviate it. */
  readonly short: string;
  readonly borough: string;
  readonly postalCode: string;
  readonly lat: number;
  readonly lng: number;
  /** How far its grid is turned against the east, in degrees anticlockwise. */
  readonly degrees: number;
  /** Streets along the grid, south to north, separated by commas. A leading * marks an avenue. */
  readonly along: string;
  /** Streets across the grid, west to east. */
  readonly across: string;
};

export const colonias: readonly DistrictRow[] = [
  {
    name: 'Centro',
    short: 'Centro',
    borough: 'Cuauhtémoc',
    postalCode: '06000',
    lat: 19.4326,
    lng: -99.1372,
    degrees: 6,
    along:
      'Mesones,República de El Salvador,República de Uruguay,Venustiano Carranza,16 de Septiembre,*Francisco I. Madero,*5 de Mayo,Tacuba,Donceles,República de Cuba,Belisario Domínguez',
    across:
      '*Eje Central Lázaro Cárdenas,Filomeno Mata,Bolívar,Motolinía,Isabel la Católica,Palma,Monte de Piedad,Seminario,Correo Mayor,Jesús María',
  },
  {
    name: 'Roma Norte',
    short: 'Roma Nte.',
    borough: 'Cuauhtémoc',
    postalCode: '06700',
    lat: 19.4187,
    lng: -99.1606,
    degrees: 4,
    along:
      'San Luis Potosí,Querétaro,Zacatecas,Chihuahua,Guanajuato,*Av. Álvaro Obregón,Tabasco,Colima,Durango,Sinaloa,Puebla,*Av. Chapultepec',
    across:
      'Salamanca,Cozumel,*Av. Oaxaca,*Av. Insurgentes Sur,Monterrey,Tonalá,Jalapa,Orizaba,Córdoba,Mérida,Frontera,*Av. Cuauhtémoc',
  },
  {
    name: 'Roma Sur',
    short: 'Roma Sur',
    borough: 'Cuauhtémoc',
    postalCode: '06760',
    lat: 19.4075,
    lng: -99.16,
    degrees: 3,
    along:
      '*Viaducto Miguel Alemán,Tehuantepec,*Baja California,Aguascalientes,Tlaxcala,Tepic,Chiapas,*Campeche,Coahuila',
    across: 'Nogales,Medellín,Monterrey,Tonalá,Jalapa,Tuxpan,Manzanillo,Chilpancingo',
  },
  {
    name: 'Condesa',
    short: 'Condesa',
    borough: 'Cuauhtémoc',
    postalCode: '06140',
    lat: 19.4137,
    lng: -99.1755,
    degrees: 38,
    along:
      'Juan Escutia,Alfonso Reyes,*Campeche,Fernando Montes de Oca,Vicente Suárez,*Av. Michoacán,Juan de la Barrera,Antonio Solá',
    across: 'Mazatlán,Pachuca,Cuernavaca,Atlixco,*Av. Tamaulipas,Cholula,Zamora',
  },
  {
    name: 'Hipódromo',
    short: 'Hipódromo',
    borough: 'Cuauhtémoc',
    postalCode: '06100',
    lat: 19.4103,
    lng: -99.169,
    degrees: -22,
    along: 'Chilpancingo,Teotihuacán,Iztaccíhuatl,Popocatépetl,Citlaltépetl,Laredo,Parras,*Sonora',
    across: '*Av. Nuevo León,Av. Ámsterdam,Av. México,Huichapan,Celaya,Ozuluama',
  },
  {
    name: 'Juárez',
    short: 'Juárez',
    borough: 'Cuauhtémoc',
    postalCode: '06600',
    lat: 19.4268,
    lng: -99.16,
    degrees: 18,
    along: '*Av. Chapultepec,Versalles,Dinamarca,Liverpool,Londres,Hamburgo,*Paseo de la Reforma',
    across:
      'Praga,Varsovia,*Florencia,Amberes,Génova,Niza,*Av. Insurgentes Centro,Nápoles,Roma,Berlín,Lisboa,Lucerna,*Bucareli',
  },
  {
    name: 'Cuauhtémoc',
    short: 'Cuauhtémoc',
    borough: 'Cuauhtémoc',
    postalCode: '06500',
    lat: 19.4318,
    lng: -99.169,
    degrees: 24,
    along: '*Paseo de la Reforma,Río Lerma,Río Pánuco,Río Nazas,Río Atoyac,*Melchor Ocampo',
    across:
      'Río Elba,Río Guadalquivir,Río Misisipi,Río Sena,Río Amazonas,Río Tíber,Río Danubio,Río Rhin,Río Neva,Río Marne',
  },
  {
    name: 'San Rafael',
    short: 'San Rafael',
    borough: 'Cuauhtémoc',
    postalCode: '06470',
    lat: 19.4405,
    lng: -99.164,
    degrees: 9,
    along:
      '*Sullivan,Joaquín Velázquez de León,Guillermo Prieto,Antonio Caso,Gómez Farías,Manuel María Contreras,Miguel E. Schultz,*Ribera de San Cosme',
    across: 'Altamirano,Covarrubias,Sadi Carnot,Icazbalceta,Serapio Rendón,Rosas Moreno,*Insurgentes Centro',
  },
  {
    name: 'Santa María la Ribera',
    short: 'Sta. María la Ribera',
    borough: 'Cuauhtémoc',
    postalCode: '06400',
    lat: 19.449,
    lng: -99.157,
    degrees: 12,
    along: 'Alzate,Amado Nervo,Manuel Carpio,Salvador Díaz Mirón,Eligio Ancona,*Av. Ricardo Flores Magón',
    across: 'Naranjo,Sabino,Fresno,Cedro,Dr. Atl,Santa María la Ribera,Torres Bodet,Pino,*Insurgentes Norte',
  },
  {
    name: 'Polanco V Sección',
    short: 'Polanco V Secc.',
    borough: 'Miguel Hidalgo',
    postalCode: '11560',
    lat: 19.4335,
    lng: -99.1955,
    degrees: -3,
    along:
      'Campos Elíseos,Luis G. Urbina,Emilio Castelar,*Av. Presidente Masaryk,*Av. Horacio,*Av. Homero,*Av. Ejército Nacional',
    across:
      'Alejandro Dumas,Julio Verne,Oscar Wilde,Edgar Allan Poe,Aristóteles,Temístocles,Galileo,Eugenio Sue,Tennyson,*Arquímedes,Lafontaine,Hegel,Lope de Vega',
  },
  {
    name: 'Anzures',
    short: 'Anzures',
    borough: 'Miguel Hidalgo',
    postalCode: '11590',
    lat: 19.434,
    lng: -99.1795,
    degrees: 31,
    along: 'Darwin,Kepler,Copérnico,*Mariano Escobedo,Goethe,Gutenberg',
    across: 'Leibnitz,Shakespeare,Víctor Hugo,*Thiers,Dante,Descartes',
  },
  {
    name: 'Escandón',
    short: 'Escandón',
    borough: 'Miguel Hidalgo',
    postalCode: '11800',
    lat: 19.4022,
    lng: -99.1795,
    degrees: 22,
    along:
      '*Viaducto Miguel Alemán,Minería,Comercio,Prosperidad,Agricultura,Unión,Progreso,José Martí,*Benjamín Franklin',
    across: '*Av. Revolución,Mártires de la Conquista,Patriotismo,Cerrada de la Paz,Salvador Alvarado',
  },
  {
    name: 'San Miguel Chapultepec',
    short: 'San Miguel Chapultepec',
    borough: 'Miguel Hidalgo',
    postalCode: '11850',
    lat: 19.411,
    lng: -99.187,
    degrees: -14,
    along:
      'Gobernador Ignacio Esteva,Gobernador José Ceballos,Gobernador Rafael Rebollar,Gobernador Agustín Vicente Eguía,*Av. Constituyentes',
    across:
      '*Parque Lira,General Juan Cano,General Francisco Ramírez,General León,General Sóstenes Rocha,*Av. Vasconcelos',
  },
  {
    name: 'Nápoles',
    short: 'Nápoles',
    borough: 'Benito Juárez',
    postalCode: '03810',
    lat: 19.3935,
    lng: -99.1755,
    degrees: -17,
    along: '*San Antonio,Yosemite,Rochester,Altadena,Georgia,Filadelfia,Pensilvania,*Viaducto Miguel Alemán',
    across: 'Alabama,Nueva York,Montecito,Dakota,Texas,Nebraska,Kansas,Chicago,*Av. Insurgentes Sur',
  },
  {
    name: 'Del Valle Centro',
    short: 'Del Valle Centro',
    borough: 'Benito Juárez',
    postalCode: '03100',
    lat: 19.3868,
    lng: -99.1668,
    degrees: 7,
    along:
      '*Félix Cuevas,Parroquia,Pilares,Matías Romero,Miguel Laurent,*Ángel Urraza,*Eugenia,Luz Saviñón,Concepción Béistegui,Torres Adalid,Morena',
    across:
      '*Av. Insurgentes Sur,San Francisco,Av. Coyoacán,Amores,Adolfo Prieto,*Gabriel Mancera,Nicolás San Juan,Heriberto Frías,Pestalozzi,*Av. Universidad',
  },
  {
    name: 'Narvarte Poniente',
    short: 'Narvarte Pte.',
    borough: 'Benito Juárez',
    postalCode: '03020',
    lat: 19.3975,
    lng: -99.1545,
    degrees: 5,
    along:
      'Esperanza,Romero de Terreros,Luz Saviñón,*Diagonal San Antonio,Morena,Torres Adalid,*Obrero Mundial',
    across:
      'Anaxágoras,Pitágoras,Petén,Uxmal,Yácatas,*Dr. José María Vértiz,La Quemada,Tajín,Xochicalco,*Av. Cuauhtémoc',
  },
  {
    name: 'Doctores',
    short: 'Doctores',
    borough: 'Cuauhtémoc',
    postalCode: '06720',
    lat: 19.4195,
    lng: -99.1478,
    degrees: 5,
    along:
      'Dr. Ignacio Morones Prieto,Dr. Márquez,Dr. Balmis,Dr. Erazo,Dr. Velasco,Dr. Navarro,Dr. Liceaga,Dr. Lavista,*Dr. Río de la Loza',
    across:
      '*Av. Cuauhtémoc,Dr. Jiménez,Dr. Lucio,Dr. Carmona y Valle,*Niños Héroes,Dr. Vértiz,Dr. Andrade,Dr. Barragán,*Eje Central Lázaro Cárdenas',
  },
  {
    name: 'Obrera',
    short: 'Obrera',
    borough: 'Cuauhtémoc',
    postalCode: '06800',
    lat: 19.414,
    lng: -99.1385,
    degrees: 5,
    along:
      'José Antonio Torres,Manuel M. Flores,Antonio Plaza,Rafael Delgado,Gutiérrez Nájera,Fernando Ramírez,Lucas Alamán,*Fray Servando Teresa de Mier',
    across:
      '*Eje Central Lázaro Cárdenas,Bolívar,Isabel la Católica,*5 de Febrero,*20 de Noviembre,Manuel Caballero',
  },
  {
    name: 'Del Carmen',
    short: 'Del Carmen',
    borough: 'Coyoacán',
    postalCode: '04100',
    lat: 19.3545,
    lng: -99.161,
    degrees: -8,
    along:
      '*Av. Miguel Ángel de Quevedo,Malintzin,Xicoténcatl,Moctezuma,Cuauhtémoc,Londres,Berlín,Viena,París,Madrid,*Río Churubusco',
    across: 'Centenario,Aguayo,Allende,Abasolo,Ignacio Aldama,Corina,Gómez Farías,*Av. México',
  },
  {
    name: 'Villa Coyoacán',
    short: 'Villa Coyoacán',
    borough: 'Coyoacán',
    postalCode: '04000',
    lat: 19.3487,
    lng: -99.1665,
    degrees: 14,
    along: 'Presidente Carranza,Belisario Domínguez,*Francisco Sosa,Higuera,Caballocalco',
    across: 'Tres Cruces,Tata Vasco,Encantada,Felipe Carrillo Puerto,Ortega',
  },
  {
    name: 'San Ángel',
    short: 'San Ángel',
    borough: 'Álvaro Obregón',
    postalCode: '01000',
    lat: 19.3465,
    lng: -99.189,
    degrees: 27,
    along: 'Benito Juárez,Hidalgo,Reyna,Galeana,Amargura,Frontera,*Altavista',
    across: '*Av. Revolución,Dr. Gálvez,Madero,*Av. de la Paz,Árbol,Cracovia',
  },
  {
    name: 'Portales Sur',
    short: 'Portales Sur',
    borough: 'Benito Juárez',
    postalCode: '03300',
    lat: 19.368,
    lng: -99.145,
    degrees: 4,
    along: 'Miravalle,Necaxa,Libertad,Monrovia,Rumania,Filipinas,Ajusco,*Emiliano Zapata',
    across: '*Av. Universidad,Bretaña,Víctor Hugo,Alhambra,Montes Himalaya,*Calz. de Tlalpan',
  },
  {
    name: 'Lomas de Chapultepec',
    short: 'Lomas de Chapultepec',
    borough: 'Miguel Hidalgo',
    postalCode: '11000',
    lat: 19.4262,
    lng: -99.217,
    degrees: -33,
    along:
      'Sierra Madre,Sierra Gorda,Sierra Nevada,Sierra Candela,*Paseo de las Palmas,Volcán,Explanada,*Paseo de la Reforma',
    across: 'Monte Athos,Monte Líbano,*Prado Norte,Alpes,Cáucaso,Montes Urales,Pirineos',
  },
  {
    name: 'Jardín Balbuena',
    short: 'Jardín Balbuena',
    borough: 'Venustiano Carranza',
    postalCode: '15900',
    lat: 19.417,
    lng: -99.106,
    degrees: -6,
    along: 'Sur 103,Sur 105,Lázaro Pavía,*Fray Servando Teresa de Mier,Nicolás León',
    across: '*Francisco del Paso y Troncoso,Cecilio Robelo,Genaro García,Luis Lara Pardo,*Av. Morelos',
  },
];

/** Districts that are one park: they have no houses. */
export const parks: readonly Omit<DistrictRow, 'short' | 'degrees' | 'along' | 'across'>[] = [
  {
    name: 'Bosque de Chapultepec',
    borough: 'Miguel Hidalgo',
    postalCode: '11580',
    lat: 19.4195,
    lng: -99.1985,
  },
];

/** Names for streets beyond those a district lists. */
export const spareStreets: readonly string[] =
  'Benito Juárez,Miguel Hidalgo,Emiliano Zapata,José María Morelos,Vicente Guerrero,Jacarandas,Fresnos,Ahuehuetes,Magnolia,Violeta,Camelia,Lirio,Nardo,Encino,Roble,Laurel,Bugambilia,Francisco Villa,Leona Vicario,Josefa Ortiz de Domínguez,Ignacio Zaragoza,Melchor Ocampo,Guillermo Prieto,Juan Rulfo,Octavio Paz,Rosario Castellanos,Nezahualcóyotl,Cuitláhuac,Tonalli,Quetzal,Colibrí,Cenzontle'.split(
    ',',
  );

/** Names for the avenues between two districts. */
export const borderAvenueNames: readonly string[] =
  'Circuito Interior,Eje 1 Poniente,Eje 2 Sur,Eje 3 Sur,Av. Patriotismo,Av. División del Norte,Calz. de Tlalpan,Eje 4 Sur,Av. Río Churubusco,Av. Revolución,Eje 5 Sur,Av. Xola'.split(
    ',',
  );

/** The kinds of shops in some houses, and the colour of their dots. */
export const shopKinds: readonly { readonly name: string; readonly color: string }[] = [
  { name: 'Cafetería', color: '#f29900' },
  { name: 'Farmacia', color: '#ea4335' },
  { name: 'Panadería', color: '#f29900' },
  { name: 'Tortillería', color: '#f29900' },
  { name: 'Mercado', color: '#4285f4' },
  { name: 'Librería', color: '#4285f4' },
  { name: 'Escuela primaria', color: '#5f8f6b' },
  { name: 'Cocina económica', color: '#f29900' },
  { name: 'Estética', color: '#a142f4' },
  { name: 'Papelería', color: '#4285f4' },
  { name: 'Taquería', color: '#f29900' },
  { name: 'Gimnasio', color: '#a142f4' },
];
