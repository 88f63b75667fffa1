/** Pictures that pages show by name, whatever the records say; a test keeps the list true. */
export const pagePictures: Record<string, string[]> = {
  "/": ["hero-1", "booth-hero-left", "factory-1", "office-desk-samples-1"],
  "/product.html": ["office-desk-samples-1"],
  "/programme.html": ["hero-3"],
  "/export.html": ["packing-1"],
  "/project.html": ["case-cinema-ho-chi-minh-black-levels-2"],
  "/silencebooth.html": [
    ...["booth-hero-left", "booth-hero-right", "finish-booth-m-white"],
    ...["case-office-beijing-phone-booth-corner-1", "case-office-dubai-bank-branch-2"],
    ...["booth-m-colour-1", "booth-m-colour-2", "booth-m-colour-3", "booth-m-colour-4"],
    "booth-m-inside-1",
  ],
  "/akupanel.html": ["pair-home-treated", "office-desk-samples-1", "slat-oak-2"],
  "/pet.html": [
    ...[
      "case-meeting-casablanca-agency-2",
      "hero-2",
      "pet-baffle-2",
      "pet-flat-1",
      "pet-flat-2",
      "pet-groove-2",
    ],
    "pet-hexagon-2",
  ],
  "/woodenPanel.html": [
    ...["grooved-walnut-2", "hero-3", "perforated-oak-2", "case-piano-amman-music-school-1"],
    ...["macro-perforated-oak-16-natural-oak", "macro-grooved-oak-28-4-natural-oak"],
    "macro-micro-perforated-oak-natural-oak",
    "macro-micro-perforated-white-matt-white",
  ],
  "/site/panelFactory.html": ["factory-1", "factory-2", "showroom-1", "slat-ash-2"],
  "/aboutUs.html": [
    ...["about-1", "factory-1", "factory-2", "finish-booth-l-dark-green", "macro-felt-sage"],
    ...["macro-slat-oak-natural-black-felt", "showroom-1"],
  ],
  "/aboutUs/honor.html": ["honours-1"],
  "/aboutUs/company.html": [
    ...[
      "booth-hero-right",
      "case-piano-jakarta-trial-room-1",
      "factory-1",
      "factory-2",
      "perforated-oak-2",
    ],
    ...["pet-flat-1", "showroom-1"],
  ],
  "/aboutUs/jidi.html": ["lab-1"],
  "/recruit": ["about-1", "factory-1", "lab-1", "showroom-1"],
  "/demo": ["hero-2", "slat-oak-1"],
};

export function pagesWith({ id }: { id: string }): string[] {
  return Object.keys(pagePictures).filter((page) => pagePictures[page]?.includes(id));
}
