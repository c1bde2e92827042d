/** A stretch of an interstate; positions are on or beside the road. */
export interface Stop {
  readonly highway: string;
  readonly direction: string;
  readonly mileMarker: string;
  readonly town: string;
  readonly areaCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

const stop = (
  highway: string,
  direction: string,
  mileMarker: string,
  town: string,
  areaCode: string,
  latitude: number,
  longitude: number,
): Stop => ({ highway, direction, mileMarker, town, areaCode, latitude, longitude });

export const stops = {
  elko: stop("I-80", "Eastbound", "301", "Elko, NV", "775", 40.8324, -115.7631),
  rawlins: stop("I-80", "Westbound", "211", "Rawlins, WY", "307", 41.7911, -107.2387),
  elkMountain: stop("I-80", "Eastbound", "255", "Elk Mountain, WY", "307", 41.72, -106.39),
  northPlatte: stop("I-80", "Eastbound", "177", "North Platte, NE", "308", 41.11, -100.765),
  walcott: stop("I-80", "Westbound", "284", "Walcott, IA", "563", 41.619, -90.779),
  joliet: stop("I-80", "Eastbound", "130", "Joliet, IL", "815", 41.493, -88.101),
  amarillo: stop("I-40", "Westbound", "70", "Amarillo, TX", "806", 35.192, -101.831),
  tucumcari: stop("I-40", "Westbound", "332", "Tucumcari, NM", "575", 35.153, -103.72),
  flagstaff: stop("I-40", "Eastbound", "195", "Flagstaff, AZ", "928", 35.173, -111.66),
  needles: stop("I-40", "Westbound", "141", "Needles, CA", "760", 34.84, -114.6),
  oklahomaCity: stop("I-40", "Eastbound", "144", "Oklahoma City, OK", "405", 35.461, -97.65),
  knoxville: stop("I-40", "Westbound", "376", "Knoxville, TN", "865", 35.896, -84.15),
  tucson: stop("I-10", "Eastbound", "264", "Tucson, AZ", "520", 32.17, -110.9),
  lasCruces: stop("I-10", "Westbound", "142", "Las Cruces, NM", "575", 32.28, -106.76),
  fortStockton: stop("I-10", "Eastbound", "257", "Fort Stockton, TX", "432", 30.894, -102.88),
  beaumont: stop("I-10", "Westbound", "851", "Beaumont, TX", "409", 30.07, -94.13),
  mobile: stop("I-10", "Eastbound", "15", "Mobile, AL", "251", 30.63, -88.15),
  vail: stop("I-70", "Westbound", "190", "Vail Pass, CO", "970", 39.53, -106.217),
  limon: stop("I-70", "Eastbound", "361", "Limon, CO", "719", 39.27, -103.69),
  salina: stop("I-70", "Westbound", "250", "Salina, KS", "785", 38.87, -97.61),
  effingham: stop("I-70", "Eastbound", "160", "Effingham, IL", "217", 39.14, -88.56),
  missoula: stop("I-90", "Westbound", "96", "Missoula, MT", "406", 46.95, -114.12),
  ellensburg: stop("I-90", "Eastbound", "109", "Ellensburg, WA", "509", 46.97, -120.54),
  siouxFalls: stop("I-90", "Eastbound", "396", "Sioux Falls, SD", "605", 43.61, -96.77),
  erie: stop("I-90", "Westbound", "27", "Erie, PA", "814", 42.05, -80.03),
  redding: stop("I-5", "Northbound", "677", "Redding, CA", "530", 40.56, -122.36),
  grantsPass: stop("I-5", "Southbound", "58", "Grants Pass, OR", "541", 42.46, -123.33),
  grapevine: stop("I-5", "Southbound", "210", "Grapevine, CA", "661", 34.94, -118.93),
  christiansburg: stop("I-81", "Southbound", "118", "Christiansburg, VA", "540", 37.15, -80.39),
  chattanooga: stop("I-75", "Southbound", "1", "Chattanooga, TN", "423", 34.99, -85.2),
  florence: stop("I-95", "Northbound", "160", "Florence, SC", "843", 34.19, -79.83),
  laredo: stop("I-35", "Southbound", "13", "Laredo, TX", "956", 27.64, -99.5),
  jamestown: stop("I-94", "Westbound", "260", "Jamestown, ND", "701", 46.89, -98.71),
} as const satisfies Readonly<Record<string, Stop>>;

export type StopName = keyof typeof stops;
