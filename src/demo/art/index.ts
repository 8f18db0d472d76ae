import { type SpecialtySlug, specialtyBanner } from "./banners/specialty-banner";
import { handOn, plainsPay } from "./brand/giving-services";
import { appIcon, favicon, logoMark, logoMarkReversed } from "./brand/logo";
import { markerLocation, markerMainHospital } from "./brand/markers";
import { shareImage } from "./brand/share-image";
import { countyMap } from "./county-map/county-map";
import { mapHeight, mapWidth } from "./county-map/projection";
import type { DemoPicture } from "./demo-picture";
import { aboutUs } from "./scenes/about-us";
import { careers } from "./scenes/careers";
import { classes } from "./scenes/classes";
import { communityHealth } from "./scenes/community-health";
import { contact } from "./scenes/contact";
import { foundation } from "./scenes/foundation";
import { harvestNight } from "./scenes/harvest-night";
import { homeHorizon } from "./scenes/home-horizon";
import { locationFamilyClinic } from "./scenes/location-family-clinic";
import { locationImaging } from "./scenes/location-imaging";
import { locationMainHospital } from "./scenes/location-main-hospital";
import { locationPlumValley } from "./scenes/location-plum-valley";
import { locationSandhill } from "./scenes/location-sandhill";
import { locationWillowBend } from "./scenes/location-willow-bend";
import { newsSpring } from "./scenes/news-spring";
import { newsWinter } from "./scenes/news-winter";
import { notFound } from "./scenes/not-found";
import { patientPortal } from "./scenes/patient-portal";
import { patientResources } from "./scenes/patient-resources";
import { privacy } from "./scenes/privacy";
import { serverError } from "./scenes/server-error";

const picture = (
  slug: string,
  width: number,
  height: number,
  alt: string,
  svg: () => string,
): DemoPicture => ({
  slug,
  filename: `${slug}.svg`,
  alt,
  width,
  height,
  svg,
});

const scene = (
  slug: string,
  alt: string,
  svg: () => string = () => homeHorizon({ width: 1600, height: 900 }),
) => picture(`scene-${slug}`, 1600, 900, alt, svg);

const banner = (specialty: SpecialtySlug, alt: string) =>
  picture(`banner-${specialty}`, 1600, 500, alt, () => specialtyBanner(specialty));

/** Every picture of the demo hospital except the portraits, which are made to order by `portrait`. */
export const demoPictures: readonly DemoPicture[] = [
  picture(
    "scene-home-horizon",
    1600,
    700,
    "The brick hospital with its lit lantern tower on the open prairie at golden hour, a windmill and cottonwoods beside it.",
    () => homeHorizon({ width: 1600, height: 700 }),
  ),
  picture(
    "scene-home-horizon-tall",
    720,
    640,
    "The brick hospital with its lit lantern tower on the open prairie at golden hour.",
    () => homeHorizon({ width: 720, height: 640 }),
  ),
  scene(
    "about-us",
    "Harvest at dusk in 1951: a farmer holds a lantern high between a wagon full of wheat sheaves and a red tractor, his family and neighbours around him.",
    aboutUs,
  ),
  scene(
    "location-main-hospital",
    "The main hospital by day: a long brick building with a lantern tower and a covered entrance, people on the path, an ambulance in the drive.",
    locationMainHospital,
  ),
  scene(
    "location-community-hospital-medical-imaging-radiology",
    "The imaging building with its glass front and yellow canopy; a teal ring stands on the lawn, the hospital's lantern tower behind it.",
    locationImaging,
  ),
  scene(
    "location-alder-creek-family-clinic",
    "Main Street in Alder Creek: brick shop fronts with striped awnings, the family clinic in the middle with a lantern sign and warm windows.",
    locationFamilyClinic,
  ),
  scene(
    "location-willow-bend-clinic",
    "A small white clinic with a green roof by the railroad at Willow Bend, a willow on one side and the tall white grain elevator on the other.",
    locationWillowBend,
  ),
  scene(
    "location-sandhill-specialty-center",
    "The low specialty center before the grassy Sandhills in evening light, cranes flying above and standing in a pond.",
    locationSandhill,
  ),
  scene(
    "location-plum-valley-clinic",
    "A white schoolhouse with a bell, now a clinic, behind a picket fence and plum trees in pink blossom.",
    locationPlumValley,
  ),
  scene(
    "careers",
    "Four of the hospital's staff stand smiling before the building at dawn while others walk in behind them.",
    careers,
  ),
  scene(
    "contact",
    "A white-haired volunteer smiles behind the front desk, sunflowers on one side of her and a lit lantern on the other.",
    contact,
  ),
  scene(
    "community-health-partnership",
    "The mobile clinic, a white van with its window open under an awning, between the stalls of a farmers' market.",
    communityHealth,
  ),
  scene(
    "patient-resources",
    "A table by a window with an open booklet, reading glasses, a pencil, a cup of coffee and books; the hospital stands in the distance outside.",
    patientResources,
  ),
  scene(
    "patient-portal",
    "A man with grey hair and glasses sits at his laptop at the kitchen table in the evening; the hospital's lantern shines through the window.",
    patientPortal,
  ),
  scene(
    "classes",
    "Three parents in a bright room: a pregnant woman and a man on exercise balls, a woman on a mat with a newborn in her arms.",
    classes,
  ),
  scene(
    "foundation",
    "Four hands hold up lit lanterns in the night around the hospital far off.",
    foundation,
  ),
  scene(
    "harvest-night",
    "Lanterns stand in two rows across a harvest field at night and lead to the lit hospital on the horizon.",
    harvestNight,
  ),
  scene(
    "news-winter",
    "The hospital in snow at blue dusk with its lantern lit, smoke rising by the red barn next door.",
    newsWinter,
  ),
  scene(
    "news-spring",
    "The hospital on a green spring morning, a branch of wild plum in bloom above the fields.",
    newsSpring,
  ),
  scene(
    "privacy",
    "A porch at dusk with a lit lantern beside a green door; a gentle ramp with a rail leads up beside the steps.",
    privacy,
  ),
  scene("not-found", "A prairie road forks at a signpost whose four boards say nothing.", notFound),
  scene(
    "server-error",
    "A thunderstorm moves off over the prairie; under a strip of evening light the hospital's lantern is still lit.",
    serverError,
  ),
  banner("family-medicine", "A family walks home on the path to a white farmhouse among cottonwoods."),
  banner(
    "emergency-medicine",
    "A straight road under an evening sky leads to the hospital's lit tower, an ambulance on its way there.",
  ),
  banner("pediatrics", "Three children fly kites from a green hill."),
  banner("womens-health", "A full moon rises over a meadow of pink coneflowers."),
  banner("general-surgery", "Fields seen from the air like a quilt, joined by one sewn seam."),
  banner("orthopedics", "An arched footbridge carries a path over a creek."),
  banner("cardiology", "Hills at sunrise whose ridge runs like one calm heartbeat."),
  banner("radiology", "Rays of light fall through clouds over layer upon layer of hills."),
  banner("rehabilitation", "An older walker and a companion cross a creek on stepping stones."),
  banner("oncology", "A cottonwood in fresh leaf under a rainbow after the rain."),
  banner("diabetes-nutrition", "Apple trees and garden rows in the sun, a basket of fruit in front."),
  banner("mental-health", "A red rowing boat on a still lake in the morning."),
  banner("sleep-medicine", "A crescent moon over sleeping hills and one lit farmhouse window."),
  banner("kidney-care", "Twin ponds among green hills, joined by one stream."),
  picture(
    "share-image",
    1200,
    630,
    "The hospital's lantern tower on the prairie at golden hour, the lantern mark above it.",
    shareImage,
  ),
  picture(
    "county-map",
    mapWidth,
    mapHeight,
    "Map of Alder County with its roads, railroad, river and creeks, and the towns of Alder Creek, Willow Bend and Plum Valley.",
    countyMap,
  ),
  picture("plains-pay", 176, 48, "PlainsPay", plainsPay),
  picture("hand-on", 160, 48, "HandOn", handOn),
  picture("logo-mark", 40, 60, "A lantern whose flame rises like the sun over a field.", logoMark),
  picture(
    "logo-mark-reversed",
    64,
    64,
    "A lantern whose flame rises like the sun over a field.",
    logoMarkReversed,
  ),
  picture("favicon", 64, 64, "A lantern on a dark green square.", favicon),
  picture("app-icon", 512, 512, "A lantern on a dark green square.", appIcon),
  picture("marker-location", 41, 41, "Location", () => markerLocation()),
  picture("marker-location-active", 41, 41, "Location, chosen", () => markerLocation(true)),
  picture("marker-main-hospital", 41, 41, "Main hospital", () => markerMainHospital()),
  picture("marker-main-hospital-active", 41, 41, "Main hospital, chosen", () => markerMainHospital(true)),
];
export { countyMapBounds, project } from "./county-map/projection";
export type { PersonOptions } from "./portrait/person";
export { portrait } from "./portrait/portrait";
