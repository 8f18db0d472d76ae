import { providers } from "./providers";
import { specialties } from "./specialties";

/** A drawing of the demo hospital, as the media library gets it. */
export interface DemoPicture {
  slug: string;
  /** Path below src/demo/pictures. */
  file: string;
  /** What the picture shows, in plain words. */
  alt: string;
}

const scenesAndMarks: DemoPicture[] = [
  {
    slug: "scene-home-horizon",
    file: "scenes/home-horizon.svg",
    alt: "The brick hospital with its lit lantern tower on the open prairie at golden hour, a windmill and cottonwoods beside it.",
  },
  {
    slug: "scene-home-horizon-tall",
    file: "scenes/home-horizon-tall.svg",
    alt: "The brick hospital with its lit lantern tower on the open prairie at golden hour.",
  },
  {
    slug: "scene-about-us",
    file: "scenes/about-us.svg",
    alt: "Harvest at dusk in 1951: a farmer holds a lantern high between a wagon full of wheat sheaves and a red tractor, his family and neighbours around him.",
  },
  {
    slug: "scene-location-main-hospital",
    file: "scenes/location-main-hospital.svg",
    alt: "The main hospital by day: a long brick building with a lantern tower and a covered entrance, people on the path, an ambulance in the drive.",
  },
  {
    slug: "scene-location-community-hospital-medical-imaging-radiology",
    file: "scenes/location-community-hospital-medical-imaging-radiology.svg",
    alt: "The imaging building with its glass front and yellow canopy; a teal ring stands on the lawn, the hospital's lantern tower behind it.",
  },
  {
    slug: "scene-location-alder-creek-family-clinic",
    file: "scenes/location-alder-creek-family-clinic.svg",
    alt: "Main Street in {town}: brick shop fronts with striped awnings, the family clinic in the middle with a lantern sign and warm windows.",
  },
  {
    slug: "scene-location-willow-bend-clinic",
    file: "scenes/location-willow-bend-clinic.svg",
    alt: "A small white clinic with a green roof by the railroad at Willow Bend, a willow on one side and the tall white grain elevator on the other.",
  },
  {
    slug: "scene-location-sandhill-specialty-center",
    file: "scenes/location-sandhill-specialty-center.svg",
    alt: "The low specialty center before the grassy Sandhills in evening light, cranes flying above and standing in a pond.",
  },
  {
    slug: "scene-location-plum-valley-clinic",
    file: "scenes/location-plum-valley-clinic.svg",
    alt: "A white schoolhouse with a bell, now a clinic, behind a picket fence and plum trees in pink blossom.",
  },
  {
    slug: "scene-careers",
    file: "scenes/careers.svg",
    alt: "Four of the hospital's staff stand smiling before the building at dawn while others walk in behind them.",
  },
  {
    slug: "scene-contact",
    file: "scenes/contact.svg",
    alt: "A white-haired volunteer smiles behind the front desk, sunflowers on one side of her and a lit lantern on the other.",
  },
  {
    slug: "scene-community-health-partnership",
    file: "scenes/community-health-partnership.svg",
    alt: "The mobile clinic, a white van with its window open under an awning, between the stalls of a farmers' market.",
  },
  {
    slug: "scene-patient-resources",
    file: "scenes/patient-resources.svg",
    alt: "A table by a window with an open booklet, reading glasses, a pencil, a cup of coffee and books; the hospital stands in the distance outside.",
  },
  {
    slug: "scene-patient-portal",
    file: "scenes/patient-portal.svg",
    alt: "A man with grey hair and glasses sits at his laptop at the kitchen table in the evening; the hospital's lantern shines through the window.",
  },
  {
    slug: "scene-classes",
    file: "scenes/classes.svg",
    alt: "Three parents in a bright room: a pregnant woman and a man on exercise balls, a woman on a mat with a newborn in her arms.",
  },
  {
    slug: "scene-foundation",
    file: "scenes/foundation.svg",
    alt: "Four hands hold up lit lanterns in the night around the hospital far off.",
  },
  {
    slug: "scene-harvest-night",
    file: "scenes/harvest-night.svg",
    alt: "Lanterns stand in two rows across a harvest field at night and lead to the lit hospital on the horizon.",
  },
  {
    slug: "scene-news-winter",
    file: "scenes/news-winter.svg",
    alt: "The hospital in snow at blue dusk with its lantern lit, smoke rising by the red barn next door.",
  },
  {
    slug: "scene-news-spring",
    file: "scenes/news-spring.svg",
    alt: "The hospital on a green spring morning, a branch of wild plum in bloom above the fields.",
  },
  {
    slug: "scene-privacy",
    file: "scenes/privacy.svg",
    alt: "A porch at dusk with a lit lantern beside a green door; a gentle ramp with a rail leads up beside the steps.",
  },
  {
    slug: "scene-not-found",
    file: "scenes/not-found.svg",
    alt: "A prairie road forks at a signpost whose four boards say nothing.",
  },
  {
    slug: "scene-server-error",
    file: "scenes/server-error.svg",
    alt: "A thunderstorm moves off over the prairie; under a strip of evening light the hospital's lantern is still lit.",
  },
  {
    slug: "banner-family-medicine",
    file: "banners/family-medicine.svg",
    alt: "A family walks home on the path to a white farmhouse among cottonwoods.",
  },
  {
    slug: "banner-emergency-medicine",
    file: "banners/emergency-medicine.svg",
    alt: "A straight road under an evening sky leads to the hospital's lit tower, an ambulance on its way there.",
  },
  {
    slug: "banner-pediatrics",
    file: "banners/pediatrics.svg",
    alt: "Three children fly kites from a green hill.",
  },
  {
    slug: "banner-womens-health",
    file: "banners/womens-health.svg",
    alt: "A full moon rises over a meadow of pink coneflowers.",
  },
  {
    slug: "banner-general-surgery",
    file: "banners/general-surgery.svg",
    alt: "Fields seen from the air like a quilt, joined by one sewn seam.",
  },
  {
    slug: "banner-orthopedics",
    file: "banners/orthopedics.svg",
    alt: "An arched footbridge carries a path over a creek.",
  },
  {
    slug: "banner-cardiology",
    file: "banners/cardiology.svg",
    alt: "Hills at sunrise whose ridge runs like one calm heartbeat.",
  },
  {
    slug: "banner-radiology",
    file: "banners/radiology.svg",
    alt: "Rays of light fall through clouds over layer upon layer of hills.",
  },
  {
    slug: "banner-rehabilitation",
    file: "banners/rehabilitation.svg",
    alt: "An older walker and a companion cross a creek on stepping stones.",
  },
  {
    slug: "banner-oncology",
    file: "banners/oncology.svg",
    alt: "A cottonwood in fresh leaf under a rainbow after the rain.",
  },
  {
    slug: "banner-diabetes-nutrition",
    file: "banners/diabetes-nutrition.svg",
    alt: "Apple trees and garden rows in the sun, a basket of fruit in front.",
  },
  {
    slug: "banner-mental-health",
    file: "banners/mental-health.svg",
    alt: "A red rowing boat on a still lake in the morning.",
  },
  {
    slug: "banner-sleep-medicine",
    file: "banners/sleep-medicine.svg",
    alt: "A crescent moon over sleeping hills and one lit farmhouse window.",
  },
  {
    slug: "banner-kidney-care",
    file: "banners/kidney-care.svg",
    alt: "Twin ponds among green hills, joined by one stream.",
  },
  {
    slug: "share-image",
    file: "brand/share-image.svg",
    alt: "The hospital's lantern tower on the prairie at golden hour, the lantern mark above it.",
  },
  {
    slug: "county-map",
    file: "map/county-map.svg",
    alt: "Map of Alder County with its roads, railroad, river and creeks, and the towns of {town}, Willow Bend and Plum Valley.",
  },
  {
    slug: "plains-pay",
    file: "brand/plains-pay.svg",
    alt: "PlainsPay",
  },
  {
    slug: "hand-on",
    file: "brand/hand-on.svg",
    alt: "HandOn",
  },
  {
    slug: "logo-mark",
    file: "brand/logo-mark.svg",
    alt: "A lantern whose flame rises like the sun over a field.",
  },
  {
    slug: "logo-mark-reversed",
    file: "brand/logo-mark-reversed.svg",
    alt: "A lantern whose flame rises like the sun over a field.",
  },
  {
    slug: "favicon",
    file: "brand/favicon.svg",
    alt: "A lantern on a dark green square.",
  },
  {
    slug: "app-icon",
    file: "brand/app-icon.svg",
    alt: "A lantern on a dark green square.",
  },
  {
    slug: "marker-location",
    file: "map/marker-location.svg",
    alt: "Location",
  },
  {
    slug: "marker-location-active",
    file: "map/marker-location-active.svg",
    alt: "Location, chosen",
  },
  {
    slug: "marker-main-hospital",
    file: "map/marker-main-hospital.svg",
    alt: "Main hospital",
  },
  {
    slug: "marker-main-hospital-active",
    file: "map/marker-main-hospital-active.svg",
    alt: "Main hospital, chosen",
  },
];

const specialtyIcons = specialties.map(
  ({ slug, name }): DemoPicture => ({
    slug: `icon-${slug}`,
    file: `specialty-icons/${slug}.svg`,
    alt: name,
  }),
);

const portraits = providers.map(
  ({ slug, name }): DemoPicture => ({
    slug: `portrait-${slug}`,
    file: `portraits/${slug}.svg`,
    alt: `Portrait of ${name}`,
  }),
);

/** Every picture of the demo hospital. */
export const pictures: readonly DemoPicture[] = [...scenesAndMarks, ...specialtyIcons, ...portraits];
