import { plain } from "#domain/language/text.ts";
import { m } from "#text";
import { LogoMark } from "../shell/logo.tsx";
import { useSettings } from "../shell/use-settings.ts";
import { Text } from "../ui/text/text.tsx";
import { Directions } from "./directions.tsx";

/** The quarter as one would draw it on a napkin. Geography is not mirrored in Arabic. */
export function MapSketch() {
  const settings = useSettings();
  if (!settings) return null;
  return (
    <figure>
      <div className="relative overflow-hidden">
        <svg
          viewBox="0 0 800 600"
          className="block w-full bg-sand"
          role="img"
          aria-label={m.map_of({ address: plain(settings.address) })}
        >
          <path
            d="M0 70C140 40 210 130 330 120s170-100 290-70 120 40 180 20V0H0z"
            className="fill-[#c9d4cf]"
          />
          <path
            d="M70 470c50-60 160-60 190 0s-20 110-90 104-140-50-100-104z"
            className="fill-[#c9d4cf]"
          />
          <path d="M560 380h170v140H560zM330 190h90v80h-90z" className="fill-moss/20" />
          <g className="fill-none stroke-paper">
            <path
              d="M-10 170 330 160l480 30M-10 330l420 4 400-24M120 130 96 610M300 120l-8 490M470 90l10 520M640 60l-20 550M760 70l-20 540"
              strokeWidth="10"
            />
            <path d="M-10 430l820-26M396 118l14 490" strokeWidth="22" />
          </g>
          <path
            d="M-10 430l820-26"
            className="fill-none stroke-oak/50"
            strokeWidth="4"
            strokeDasharray="14 10"
          />
          <g className="fill-line">
            <path d="M130 190h140v50H130zM130 260h60v50h-60zM205 262h70v46h-70zM490 210h120v80H490zM660 220h70v70h-70zM320 450h60v60h-60zM500 440h40v90h-40zM320 530h60v50h-60z" />
          </g>
          <path d="M430 346h26v44h-26z" className="fill-oak" />
          <g className="fill-none stroke-felt" strokeWidth="2">
            <path d="M752 560v-42m-9 14 9-14 9 14" />
          </g>
          <text x="752" y="584" textAnchor="middle" className="fill-felt text-[18px]">
            N
          </text>
        </svg>
        <div dir="ltr" className="absolute start-[55.4%] top-[58%] -ms-6 -mt-14" aria-hidden="true">
          <span className="flex size-12 items-center justify-center rounded-full rounded-es-none bg-moss text-paper [rotate:-45deg]">
            <LogoMark className="size-7 [rotate:45deg]" />
          </span>
        </div>
      </div>
      <figcaption className="pt-3 text-sm">
        <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-felt">
          <Text>{settings.address}</Text>
          <span>{m.company_demo_map()}</span>
        </p>
        <Directions />
      </figcaption>
    </figure>
  );
}
